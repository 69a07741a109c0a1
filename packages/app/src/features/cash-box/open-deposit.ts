import type { Transaction } from '@tulpar/api/contract';
import { now } from '#app/platform/network/clock.ts';
import { useQuery } from '#app/platform/network/query.ts';
import { redirectUrl } from '#app/platform/routing/redirect-url.ts';
import { openDepositsOptions } from './queries.ts';

/** A deposit that can be gone on with, and the provider's page, judged. */
export interface OpenDeposit {
  readonly deposit: Transaction;
  readonly url: string;
}

/**
 * The newest open deposit of this method and amount that can be gone on with at `moment`, ms (PAY-18). What the server
 * names is untrusted: an address that is no page is none.
 */
export function openDepositOf(
  list: readonly Transaction[],
  { uid, amount, moment, origin }: { uid: string; amount: number | null; moment: number; origin: string },
): OpenDeposit | null {
  const deposit = list.find(
    (one) =>
      one.method.uid === uid &&
      one.amount === amount &&
      one.continue_until &&
      Date.parse(one.continue_until) > moment,
  );
  const url = redirectUrl(deposit?.continue_url, origin);
  return deposit && url !== null ? { deposit, url } : null;
}

/** Finds the open deposit of a method by its amount, within the press: nothing is waited for then. */
export function useOpenDeposit(uid: string, isDeposit: boolean) {
  const list = useQuery({ ...openDepositsOptions, enabled: isDeposit }).data ?? [];
  return (amount: number | null) =>
    openDepositOf(list, { uid, amount, moment: now(), origin: location.origin });
}
