import {
  cancelWithdrawal,
  pay,
  PayBody,
  transactions,
  type PaymentResult,
  type Transaction,
} from '@tulpar/api/contract';
import { z } from '@tulpar/api/z';
import {
  forgetIntent,
  isAwaited,
  sendCommand,
  useCommand,
  type CommandWork,
} from '#app/platform/network/command.ts';
import { call, isApiError } from '#app/platform/network/api.ts';
import { changedBy } from '#app/platform/network/query.ts';
import { limitsOptions } from '#app/features/limits/index.ts';
import {
  BALANCE_KEY,
  cardsOptions,
  HISTORY_KEY,
  METHOD_FORMS_KEY,
  METHODS_KEY,
  readinessOptions,
} from './queries.ts';

function decodeBody(value: unknown): PayBody | null {
  const read = z.safeParse(PayBody, value);
  return read.success ? read.data : null;
}

/**
 * How the intent of a payment is stored. A payment that differs only in `cosmetic` fields, such as the language or
 * the shown fee, is the same payment.
 */
const paymentStore = {
  storageKey: 'payIntent' as const,
  decode: decodeBody,
  cosmetic: new Set(['locale', 'fail_url', 'refuse_if_open', 'fee']),
};

export interface Payment {
  readonly body: PayBody;
  readonly isSensitive: boolean;
}

/**
 * Sends a payment with the idempotency key of its intent, stored until the server has settled it, unless the body has
 * card data. The server accepts only one body text per key, and a stored body is restored in the contract's key order,
 * so the first attempt uses that order too.
 */
export function sendPayment({ body, isSensitive }: Payment): Promise<PaymentResult> {
  return sendCommand(
    pay,
    { body: decodeBody(body) ?? body },
    { intent: 'pay', movesMoney: true, store: { ...paymentStore, isSensitive } },
  );
}

/** True if this payment was sent and the response was lost; sending it again reuses its idempotency key. */
export function isAwaitedPayment({ body, isSensitive }: Payment): boolean {
  return isAwaited('pay', decodeBody(body) ?? body, { ...paymentStore, isSensitive });
}

/** Forgets the stored payment; called once its result is known, even if its response was lost. */
export function forgetPayment(): void {
  forgetIntent('pay', paymentStore.storageKey);
}

const invalidates = [
  { queryKey: BALANCE_KEY },
  { queryKey: HISTORY_KEY },
  readinessOptions,
  // Another tab or device may have used up a deposit limit (SAFE-05).
  { queryKey: limitsOptions.queryKey },
];

/**
 * Sends a payment (CASH-14), then refetches balance, history, readiness, limits, bonuses, cards (one may have been
 * saved or removed) and methods with their forms (a fee, a bound or the availability may have changed, PAY-19).
 */
export function usePay(work: CommandWork<Payment, PaymentResult>) {
  return useCommand(sendPayment, {
    ...work,
    invalidates: [
      ...invalidates,
      { queryKey: cardsOptions.queryKey },
      { queryKey: METHODS_KEY },
      { queryKey: METHOD_FORMS_KEY },
      changedBy('offers'),
    ],
  });
}

/** Whether the player has already cancelled the withdrawal, in another tab or on another device. */
async function isCancelled(transaction_id: string): Promise<boolean> {
  const found = await call(transactions, { query: { page: 1, limit: 1, transaction_id } }).catch(() => null);
  return found?.transactions.some(({ error_type }) => error_type === 'canceled_by_player') === true;
}

/**
 * Cancels a withdrawal (CASH-27); a retry after a lost response reuses the key. The history is also refetched
 * after a refusal, because another tab may have cancelled the withdrawal (PAY-20).
 */
export function useCancelWithdrawal(work: CommandWork<Transaction, void>) {
  return useCommand(
    async ({ transaction_id }: Transaction) => {
      try {
        await sendCommand(
          cancelWithdrawal,
          { body: { transaction_id } },
          { intent: `cancelWithdrawal:${transaction_id}`, movesMoney: true },
        );
      } catch (error) {
        const isDecided = isApiError(error) && error.code === 'WITHDRAWAL_NOT_CANCELABLE';
        if (!isDecided || !(await isCancelled(transaction_id))) throw error;
      }
      forgetPayment();
    },
    { ...work, invalidates },
  );
}
