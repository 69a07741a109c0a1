import type { Transaction } from '@tulpar/api/contract';
import { use } from 'react';
import { now } from '#app/platform/network/clock.ts';
import { useQuery, useQueryClient } from '#app/platform/network/query.ts';
import { redirectUrl } from '#app/platform/routing/urls.ts';
import { PaymentFlowContext } from './use-deposit.ts';
import { latestPaymentsOptions, openDepositsOptions } from '../queries.ts';

/** A deposit that can be continued, and the validated URL of its provider's page. */
export interface OpenDeposit {
  readonly deposit: Transaction;
  readonly url: string;
}

/**
 * The newest open deposit of this method and amount that can be continued at `moment`, ms (PAY-18). Its URL
 * is untrusted; a deposit with an invalid one is skipped.
 */
export function openDepositOf(
  list: readonly Transaction[],
  { uid, amount, moment, origin }: { uid: string; amount: number | null; moment: number; origin: string },
): OpenDeposit | null {
  const deposit = list.find(
    (one) =>
      one.type === 'deposit' &&
      one.status === 'process' &&
      one.method.uid === uid &&
      one.amount === amount &&
      one.continue_until &&
      Date.parse(one.continue_until) > moment,
  );
  const url = redirectUrl(deposit?.continue_url, origin);
  return deposit && url !== null ? { deposit, url } : null;
}

/** Finds an open deposit of a method by its amount. */
export function useOpenDeposit(uid: string) {
  const queries = useQueryClient();
  const known = useQuery(openDepositsOptions).data;
  // A browser opens a tab only synchronously within a press; in that flow the server reports the open deposit
  // instead.
  const isTabOpened = use(PaymentFlowContext) !== null;
  const find = (list: readonly Transaction[], amount: number | null) =>
    openDepositOf(list, { uid, amount, moment: now(), origin: location.origin });
  /** Requested once: without a response the deposit is sent, and the server refuses a second one. */
  const read = async (amount: number | null): Promise<OpenDeposit | null> =>
    find(await queries.fetchQuery(latestPaymentsOptions).catch(() => []), amount);
  return {
    read,
    /** Waits for the response if the press comes before it. */
    async atPress(amount: number | null): Promise<OpenDeposit | null> {
      if (known) return find(known.transactions, amount);
      return isTabOpened ? null : await read(amount);
    },
  };
}
