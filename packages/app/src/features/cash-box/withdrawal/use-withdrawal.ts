import { useCallback, useState } from 'react';
import { usePay, type Payment } from '../commands.ts';
import { withdrawalOutcome, type WithdrawalOutcome } from '../outcome.ts';
import { useIsMounted } from '../fields/payment-form.tsx';
import { draftOf } from '../fields/payment-values.ts';

/** Sends a withdrawal; `onError` gets an error of the server, or that it did not respond. */
export function useWithdrawal({ onError }: { onError: (error: Error) => void }) {
  /** With the submitted amount, minor units. */
  const [outcome, setOutcome] = useState<(WithdrawalOutcome & { readonly amount: number }) | null>(null);
  const isMounted = useIsMounted();
  const { mutate, isPending } = usePay({
    onSuccess(result, { body: { amount } }) {
      const next = withdrawalOutcome(result);
      if (next.kind === 'accepted') draftOf('withdrawal').remove();
      setOutcome({ ...next, amount });
    },
    onError,
  });
  return {
    send(payment: Payment) {
      // The form looks for similar withdrawals before it sends one; a player who has left it sees no result.
      if (!isMounted()) return;
      setOutcome(null);
      mutate(payment);
    },
    outcome,
    isBusy: isPending,
    /** Clears the outcome when the form has changed. */
    forget: useCallback(() => setOutcome(null), []),
  };
}
