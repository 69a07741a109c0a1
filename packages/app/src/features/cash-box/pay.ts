import { cancelWithdrawal, pay, PayBody, type PaymentResult, type Transaction } from '@tulpar/api/contract';
import { z } from '@tulpar/api/z';
import { call, newKey } from '#app/platform/network/api.ts';
import { isDefinitive } from '#app/platform/network/intents.ts';
import { useMutation, useQueryClient } from '#app/platform/network/query.ts';
import { createIntents } from './intent.ts';
import { BALANCE_KEY, HISTORY_KEY, readinessOptions } from './queries.ts';

function decodeBody(value: unknown): PayBody | null {
  const read = z.safeParse(PayBody, value);
  return read.success ? read.data : null;
}

const intents = createIntents<PayBody>(decodeBody, newKey);

/** Sends a payment under the key of its intent and keeps that key until the server has answered for good. */
export async function sendPayment(body: PayBody, isSensitive: boolean): Promise<PaymentResult> {
  const intent = intents.begin(body, isSensitive);
  try {
    const result = await call(pay, { body: intent.body }, { idempotencyKey: intent.key });
    intents.settle();
    return result;
  } catch (error) {
    if (isDefinitive(error)) intents.settle();
    throw error;
  }
}

/** The payment command (CASH-14): afterwards the balance, the history and what can be withdrawn are asked again. */
export function usePay() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ body, isSensitive }: { body: PayBody; isSensitive: boolean }) =>
      sendPayment(body, isSensitive),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: BALANCE_KEY });
      void queries.invalidateQueries({ queryKey: HISTORY_KEY });
      void queries.invalidateQueries({ queryKey: readinessOptions.queryKey });
    },
  });
}

/** Takes a withdrawal back (CASH-27); pressed again after a lost answer it goes under the same key. */
export function useCancelWithdrawal() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ transaction, key }: { transaction: Transaction; key: string }) =>
      call(
        cancelWithdrawal,
        { body: { transaction_id: transaction.transaction_id } },
        { idempotencyKey: key },
      ),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: BALANCE_KEY });
      void queries.invalidateQueries({ queryKey: HISTORY_KEY });
      void queries.invalidateQueries({ queryKey: readinessOptions.queryKey });
    },
  });
}
