import type { Transaction } from '@tulpar/api/contract';
import { now } from '#app/platform/network/clock.ts';
import { useQueryClient } from '#app/platform/network/query.ts';
import { generationAtom } from '#app/platform/session/session.ts';
import { store } from '#app/platform/state/store.ts';
import { latestPaymentsOptions } from './queries.ts';

/**
 * A completed withdrawal counts as similar for this long after its request, ms; a pending one always does.
 */
const RECENT = 30 * 60_000;

/**
 * The newest withdrawal of this method and amount that is pending or was requested shortly before `moment`,
 * ms.
 */
export function likeWithdrawalOf(
  list: readonly Transaction[],
  { uid, amount, moment }: { uid: string; amount: number | null; moment: number },
): Transaction | null {
  const isLike = ({ type, status, method, ...one }: Transaction) =>
    type === 'withdrawal' &&
    method.uid === uid &&
    one.amount === amount &&
    (status === 'process' || (status === 'approved' && moment - Date.parse(one.created_at) < RECENT));
  return list.find(isLike) ?? null;
}

/** A withdrawal or null; `gone` if the session ended during the search. */
export type LikeWithdrawal = Transaction | null | 'gone';

/**
 * Searches for a withdrawal similar to the one submitted. A lost response may have belonged to an expired
 * session, and the idempotency key is lost with the session (PAY-18 covers deposits). Never uses the cache.
 * If the request fails, the result is null: the money can only go to the player's own account.
 */
export function useLikeWithdrawal(uid: string): (amount: number | null) => Promise<LikeWithdrawal> {
  const queries = useQueryClient();
  return async (amount) => {
    const generation = store.get(generationAtom);
    const list = await queries.fetchQuery(latestPaymentsOptions).catch(() => []);
    if (store.get(generationAtom) !== generation) return 'gone';
    return likeWithdrawalOf(list, { uid, amount, moment: now() });
  };
}
