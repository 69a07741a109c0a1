import type { PaymentResult } from '@tulpar/api/contract';
import { createContext, use, useCallback, useEffect, useRef, useState } from 'react';
import { usePay, type Payment } from '../commands.ts';
import { depositOutcome, failedDeposit, type DepositOutcome } from '../outcome.ts';
import { useIsMounted } from '../fields/payment-form.tsx';

/** One deposit in another tab, started within the press that submits it. */
export interface PaymentAttempt {
  /** The server accepted the deposit: open the validated URL of the provider's page. */
  follow: (url: string, transactionId: string | null) => void;
  /** The attempt failed: refused, no response, or the form was unmounted. */
  drop: () => void;
}

/** Pays a deposit without leaving the page. `begin` must run within the press, otherwise the browser blocks the tab. */
export interface PaymentFlow {
  begin: () => PaymentAttempt;
}

/**
 * Payment flow of the deposit forms inside this context. Without one, an accepted deposit navigates the page to the
 * provider (CASH-17).
 */
export const PaymentFlowContext = createContext<PaymentFlow | null>(null);

/**
 * Navigates the page to a validated URL. It is a context because tests cannot replace `location.assign` in Chromium.
 */
export const LeavePageContext = createContext<(url: string) => void>((url) => location.assign(url));

/** The deposit button is disabled for this long after a press, ms (CASH-22, OP-69). */
const TRIGGER = 3000;
/** Loading states end this long after the navigation to the provider began, ms (CASH-21). */
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

export interface DepositEvents {
  /** The deposit is accepted and the player is sent to the provider. */
  onLeave: () => void;
  /** The server refused the deposit and the form remains open; `amount` in minor units. */
  onRefused?: (type: string | null, amount: number) => void;
  /** The server reported errors of fields, or gave no final response: the deposit may have been made. */
  onError: (error: Error) => void;
}

/** Sends a deposit and handles the response: navigates to the provider or the fail URL, or stays. */
export function useDeposit({ onLeave, onRefused, onError }: DepositEvents) {
  const [outcome, setOutcome] = useState<DepositOutcome | null>(null);
  const [isTriggered, trigger] = useBriefFlag(TRIGGER);
  const [isLeaving, markLeaving] = useBriefFlag(LEAVING);
  const leavePage = use(LeavePageContext);
  const flow = use(PaymentFlowContext);
  const attempt = useRef<PaymentAttempt | null>(null);
  const isMounted = useIsMounted();
  useEffect(() => () => attempt.current?.drop(), []);

  /** Returns the attempt started by the press and clears it. */
  const endAttempt = () => {
    const ended = attempt.current;
    attempt.current = null;
    return ended;
  };
  const leave = (url: string) => {
    markLeaving();
    leavePage(url);
  };

  const finish = (result: PaymentResult, { body: { amount } }: Payment) => {
    const next = depositOutcome(result, location.origin);
    // After the player has left the form, do not navigate and do not clear the chosen bonus.
    if (!isMounted()) return;
    if (next.kind === 'leave') onLeave();
    if (next.kind === 'refused') onRefused?.(next.type, amount);
    const begun = endAttempt();
    if (begun && next.kind === 'leave') {
      begun.follow(next.url, result.transaction_id);
    } else if (begun) {
      const type = result.error_type ?? result.message;
      setOutcome(next.kind === 'refused' ? next : { kind: 'refused', type });
      begun.drop();
    } else {
      setOutcome(next);
      if (next.kind !== 'refused') leave(next.url);
    }
  };

  const { mutate, isPending } = usePay({
    onSuccess: finish,
    onError(error) {
      const begun = endAttempt();
      begun?.drop();
      const next = failedDeposit(error, location.origin);
      if (!next) return onError(error);
      if (!isMounted()) return;
      if (begun) return setOutcome({ kind: 'refused', type: next.reason });
      setOutcome({ kind: 'fail', url: next.url });
      leave(next.url);
    },
  });

  const send = (payment: Payment) => {
    // The player may have left the form while it searched for open deposits; then nothing is sent.
    if (!isMounted()) return;
    setOutcome(null);
    trigger();
    attempt.current = flow?.begin() ?? null;
    mutate(payment);
  };

  /** Opens the provider's page of an earlier deposit (PAY-18). */
  const resume = (url: string, transactionId: string) => {
    const begun = flow?.begin();
    if (begun) return begun.follow(url, transactionId);
    leave(url);
  };

  return {
    send,
    resume,
    outcome,
    isBusy: isPending || isTriggered || isLeaving,
    /** Clears the outcome; for use when the form changes. */
    forget: useCallback(() => setOutcome(null), []),
  };
}
