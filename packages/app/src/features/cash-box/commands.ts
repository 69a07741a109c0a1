import { cancelWithdrawal, pay, PayBody, type PaymentResult, type Transaction } from '@tulpar/api/contract';
import { z } from '@tulpar/api/z';
import { isAwaited, sendCommand, useCommand, type CommandWork } from '#app/platform/network/command.ts';
import { limitsOptions } from '#app/features/limits/index.ts';
import { BALANCE_KEY, cardsOptions, HISTORY_KEY, METHODS_KEY, readinessOptions } from './queries.ts';

function decodeBody(value: unknown): PayBody | null {
  const read = z.safeParse(PayBody, value);
  return read.success ? read.data : null;
}

/** How the intent of a payment is stored: a language switch does not make it another payment. */
const paymentStore = {
  storageKey: 'payIntent' as const,
  decode: decodeBody,
  cosmetic: new Set(['locale', 'fail_url', 'refuse_if_open']),
};

/** A payment as the form sends it. */
export interface Payment {
  readonly body: PayBody;
  /** Its fields hold card data. */
  readonly isSensitive: boolean;
}

/**
 * Sends a payment under the key of its intent, which is stored until the server has settled it. The body goes out in the
 * contract's order of keys: a stored one is read back in that order, and under one key the server takes one text only.
 */
export function sendPayment({ body, isSensitive }: Payment): Promise<PaymentResult> {
  return sendCommand(
    pay,
    { body: decodeBody(body) ?? body },
    { intent: 'pay', movesMoney: true, store: { ...paymentStore, isSensitive } },
  );
}

/** Whether this very payment was sent and its answer never came: a press sends it again under its key. */
export function isAwaitedPayment({ body, isSensitive }: Payment): boolean {
  return isAwaited('pay', decodeBody(body) ?? body, { ...paymentStore, isSensitive });
}

/** What a payment or its cancelling changes. */
const invalidates = [
  { queryKey: BALANCE_KEY },
  { queryKey: HISTORY_KEY },
  readinessOptions,
  // Another tab or device may have used a deposit limit up (SAFE-05).
  { queryKey: limitsOptions.queryKey },
];

/**
 * The payment command (CASH-14): afterwards the balance, the history and what can be withdrawn are asked again, also the
 * cards, as it may have saved one, and the methods, as one may have been switched off (PAY-19).
 */
export function usePay(work: CommandWork<Payment, PaymentResult>) {
  return useCommand(sendPayment, {
    ...work,
    invalidates: [...invalidates, { queryKey: cardsOptions.queryKey }, { queryKey: METHODS_KEY }],
  });
}

/**
 * Cancels a withdrawal (CASH-27); pressed again after a lost answer it is sent under the same key. A refusal, too, has the
 * history read again: another tab may have been first (PAY-20).
 */
export function useCancelWithdrawal(work: CommandWork<Transaction, unknown>) {
  return useCommand(
    ({ transaction_id }: Transaction) =>
      sendCommand(
        cancelWithdrawal,
        { body: { transaction_id } },
        { intent: `cancelWithdrawal:${transaction_id}`, movesMoney: true },
      ),
    { ...work, invalidates },
  );
}
