import type { PayBody, PaymentResult, TransactionType } from '@tulpar/api/contract';
import { createContext, use, useCallback, useEffect, useRef, useState } from 'react';
import { useLanguage } from '#app/platform/i18n/intl.tsx';
import { isAwaitedPayment, usePay, type Payment } from './commands.ts';
import { draftOf } from './payment-values.ts';
import { failedDeposit, failUrl, outcomeOf, type Outcome } from './model/outcome.ts';

/** One deposit in another tab, started within the press that submits it. */
export interface PaymentAttempt {
  /** The server accepted the deposit: open the validated URL of the provider's page. */
  follow: (url: string, transactionId: string | null) => void;
  /** The attempt failed: refused, no response, or the form was unmounted. */
  drop: () => void;
}

/**
 * Pays a deposit without leaving the page. `begin` must run within the press, otherwise the browser blocks
 * the tab.
 */
export interface PaymentFlow {
  begin: () => PaymentAttempt;
}

/**
 * Payment flow of the deposits below; without one an accepted deposit navigates the page to the provider
 * (CASH-17).
 */
export const PaymentFlowContext = createContext<PaymentFlow | null>(null);

/**
 * Navigates the page to a validated URL. A context, because tests cannot replace `location.assign` in
 * Chromium.
 */
export const LeavePageContext = createContext<(url: string) => void>((url) => location.assign(url));

/** The deposit button is disabled for this long after a press, ms (CASH-22, OP-69). */
const TRIGGER = 3000;
/** Loading states end this long after navigation to the provider started, ms (CASH-21). */
const LEAVING = 20_000;

/** A flag that resets itself after `ms`, and when the page is restored from the back-forward cache. */
function useBriefFlag(ms: number): [boolean, () => void] {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const drop = () => setOn(false);
    const onShow = (event: PageTransitionEvent) => event.persisted && drop();
    const timer = setTimeout(drop, ms);
    addEventListener('pageshow', onShow);
    return () => {
      clearTimeout(timer);
      removeEventListener('pageshow', onShow);
    };
  }, [isOn, ms]);
  return [isOn, useCallback(() => setOn(true), [])];
}

export interface PaymentFlowInput {
  type: TransactionType;
  /** The deposit is accepted and the player is sent to the provider. */
  onLeave: () => void;
  /** The server refused the payment and the form stays. */
  onRefused?: (type: string | null, amount: number) => void;
  /** The server refused the payment with an error or did not respond. */
  onError: (error: Error) => void;
}

/** Payment values of the form; `isSensitive` when the fields contain card data. */
export type FormPayment = Omit<PayBody, 'type' | 'fail_url' | 'locale'> & { isSensitive: boolean };

/** Outcome with the submitted amount, minor units. */
export type AnsweredPayment = Outcome & { readonly amount: number };

/** Submits a payment and handles the response: navigates to the provider or the fail URL, or stays. */
export function usePaymentFlow({ type, onLeave, onRefused, onError }: PaymentFlowInput) {
  const language = useLanguage();
  const [outcome, setOutcome] = useState<AnsweredPayment | null>(null);
  const [isTriggered, trigger] = useBriefFlag(TRIGGER);
  const [isLeaving, markLeaving] = useBriefFlag(LEAVING);
  const leavePage = use(LeavePageContext);
  const flow = use(PaymentFlowContext);
  const attempt = useRef<PaymentAttempt | null>(null);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      attempt.current?.drop();
    };
  }, []);

  /** Returns the attempt started by the press and clears it. */
  const endAttempt = () => {
    const ended = attempt.current;
    attempt.current = null;
    return ended;
  };

  const finish = (result: PaymentResult, { body: { amount } }: Payment) => {
    const next = outcomeOf(type, result, location.origin);
    if (next.kind === 'accepted') draftOf(type).remove();
    // A player who has left the form stays on the new page, and the chosen bonus remains.
    if (!isMounted.current) return;
    if (next.kind === 'leave') onLeave();
    if (next.kind === 'refused') onRefused?.(next.type, amount);
    const begun = endAttempt();
    if (begun && next.kind === 'leave') {
      begun.follow(next.url, result.transaction_id);
    } else if (begun) {
      const type = result.error_type ?? result.message;
      setOutcome({ ...(next.kind === 'refused' ? next : { kind: 'refused', type }), amount });
      begun.drop();
    } else {
      setOutcome({ ...next, amount });
      if (next.kind !== 'leave' && next.kind !== 'fail') return;
      markLeaving();
      leavePage(next.url);
    }
  };

  const { mutate, isPending } = usePay({
    onSuccess: finish,
    onError(error, { body: { amount } }) {
      const begun = endAttempt();
      begun?.drop();
      const next = type === 'deposit' ? failedDeposit(error, location.origin) : null;
      if (!next) return onError(error);
      if (!isMounted.current) return;
      if (begun) return setOutcome({ kind: 'refused', type: next.reason, amount });
      setOutcome({ kind: 'fail', url: next.url, amount });
      markLeaving();
      leavePage(next.url);
    },
  });

  const paymentOf = ({ isSensitive, ...payment }: FormPayment): Payment => ({
    body: { ...payment, type, fail_url: failUrl(location.origin), locale: language },
    isSensitive,
  });

  const send = (payment: FormPayment) => {
    // The form looks for similar payments before it sends one; a player who has left it meanwhile sees no result.
    if (!isMounted.current) return;
    setOutcome(null);
    if (type === 'deposit') {
      trigger();
      attempt.current = flow?.begin() ?? null;
    }
    mutate(paymentOf(payment));
  };

  /** Opens the provider's page of an earlier deposit (PAY-18). */
  const resume = (url: string, transactionId: string) => {
    const begun = flow?.begin();
    if (begun) return begun.follow(url, transactionId);
    markLeaving();
    leavePage(url);
  };

  return {
    send,
    resume,
    /** Whether submitting would repeat a payment whose response was lost. */
    isRepeat: (payment: FormPayment) => isAwaitedPayment(paymentOf(payment)),
    outcome,
    isBusy: isPending || isTriggered || isLeaving,
    /** Clears the outcome when the form has changed. */
    forget: useCallback(() => setOutcome(null), []),
  };
}
