import { createContext } from 'react';

/** One deposit on its way to the provider, begun within the press that sends it. */
export interface PaymentTrip {
  /** The server has taken the deposit: on to the provider's page, an address that has been judged. */
  follow: (url: string, transactionId: string | null) => void;
  /** It comes to nothing: refused, unanswered, or the form is gone. */
  drop: () => void;
}

/** How a page that must not be left gets a deposit paid. `begin` runs within the press: only then a tab may be opened. */
export interface PaymentWay {
  begin: () => PaymentTrip;
}

/** The way of the deposits below; without one an accepted deposit takes the whole page to the provider (CASH-17). */
export const PaymentWayContext = createContext<PaymentWay | null>(null);
