import type { PayBody, PaymentResult, TransactionType } from '@tulpar/api/contract';
import { createContext, use, useCallback, useEffect, useRef, useState } from 'react';
import { useLanguage } from '#app/platform/i18n/intl.tsx';
import { isAwaitedPayment, usePay, type Payment } from './commands.ts';
import { draftOf } from './draft.ts';
import { failedDeposit, failUrl, outcomeOf, type Outcome } from './model/outcome.ts';

/** One deposit that is paid in a window of its own, begun within the press that sends it. */
export interface PaymentAttempt {
  /** The server has taken the deposit: on to the provider's page, an address that has been judged. */
  follow: (url: string, transactionId: string | null) => void;
  /** It comes to nothing: refused, unanswered, or the form is gone. */
  drop: () => void;
}

/** How a page that must not be left gets a deposit paid. `begin` runs within the press: only then a tab may be opened. */
export interface PaymentFlow {
  begin: () => PaymentAttempt;
}

/** The flow of the deposits below; without one an accepted deposit takes the whole page to the provider (CASH-17). */
export const PaymentFlowContext = createContext<PaymentFlow | null>(null);

/**
 * Sends the whole page to an address that has been judged. A context, so that a story can watch it instead of leaving:
 * Chromium does not let `location.assign` be replaced.
 */
export const LeavePageContext = createContext<(url: string) => void>((url) => location.assign(url));

/** The deposit button stays off this long after a press, ms (CASH-22, OP-69). */
const TRIGGER = 3000;
/** Loading marks go this long after the page was sent to the provider, ms (CASH-21). */
const LEAVING = 20_000;

/** A flag that drops by itself, and when the page comes back from the back-forward cache. */
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

/** What `usePaymentFlow` is given. */
export interface PaymentFlowInput {
  type: TransactionType;
  /** The deposit is accepted and the player is sent to the provider. */
  onLeave: () => void;
  /** The server refused the payment in place. */
  onRefused?: (type: string | null, amount: number) => void;
  /** The server refused the payment with an error or did not answer. */
  onError: (error: Error) => void;
}

/** A payment as the form gives it; `isSensitive` when its fields hold card data. */
export type FormPayment = Omit<PayBody, 'type' | 'fail_url' | 'locale'> & { isSensitive: boolean };

/** What follows an answered payment; `amount` is the sum that was sent, minor units. */
export type AnsweredPayment = Outcome & { readonly amount: number };

/** Sends the payment of a form and follows its answer: to the provider, to the fail address, or in place. */
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

  /** Takes the attempt that was begun with the press: it ends with the answer. */
  const endAttempt = () => {
    const ended = attempt.current;
    attempt.current = null;
    return ended;
  };

  const finish = (result: PaymentResult, { body: { amount } }: Payment) => {
    const next = outcomeOf(type, result, location.origin);
    if (next.kind === 'accepted') draftOf(type).remove();
    // A player who has left the form by then is not taken away from another page, and keeps the chosen bonus.
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
    setOutcome(null);
    if (type === 'deposit') {
      trigger();
      attempt.current = flow?.begin() ?? null;
    }
    mutate(paymentOf(payment));
  };

  /** Back to the provider's page of a deposit that was begun before (PAY-18). */
  const resume = (url: string, transactionId: string) => {
    const begun = flow?.begin();
    if (begun) return begun.follow(url, transactionId);
    markLeaving();
    leavePage(url);
  };

  return {
    send,
    resume,
    /** Sent now, it is the payment sent before whose answer never came. */
    isRepeat: (payment: FormPayment) => isAwaitedPayment(paymentOf(payment)),
    outcome,
    isBusy: isPending || isTriggered || isLeaving,
    /** What was answered no longer belongs to what the form holds. */
    forget: useCallback(() => setOutcome(null), []),
  };
}
