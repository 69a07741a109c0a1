import type { Transaction } from '@tulpar/api/contract';
import { now } from '#app/platform/network/clock.ts';
import { useQueryClient } from '#app/platform/network/query.ts';
import { generationAtom } from '#app/platform/session/session.ts';
import { store } from '#app/platform/state/store.ts';
import { latestPaymentsOptions } from './queries.ts';

/** A withdrawal already paid out counts for so long after it was asked for, ms; one under way always does. */
const RECENT = 30 * 60_000;

/** The newest withdrawal of this method and amount that is under way, or was asked for shortly before `moment`, ms. */
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

/** What the look finds: a withdrawal or none; `gone` when the session that pressed has ended meanwhile. */
export type LikeWithdrawal = Transaction | null | 'gone';

/**
 * Looks for a withdrawal like the one that is pressed: its answer may have been lost together with its session, and the
 * key that makes a repeat harmless goes with the session (PAY-18 does the same for deposits). The server is asked anew.
 * Where it does not answer, nothing is found: the money still goes to its owner alone.
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
