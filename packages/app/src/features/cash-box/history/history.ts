import type { Transaction } from '@tulpar/api/contract';
import { now } from '#app/platform/network/clock.ts';
import { useQueryClient } from '#app/platform/network/query.ts';
import { generationAtom } from '#app/platform/session/session.ts';
import { store } from '#app/platform/state/store.ts';
import { latestPaymentsOptions } from '../queries.ts';

export const FILTERS = ['all', 'deposits', 'withdrawals', 'process'] as const;
export type Filter = (typeof FILTERS)[number];

/** Filter from the URL; unknown values show everything. */
export function parseFilter(value: string | null | undefined): Filter {
  return FILTERS.find((filter) => filter === value) ?? 'all';
}

export function passes(filter: Filter, { type, status }: Pick<Transaction, 'type' | 'status'>): boolean {
  if (filter === 'deposits') return type === 'deposit';
  if (filter === 'withdrawals') return type === 'withdrawal';
  return filter === 'all' || status === 'process';
}

type StateFields = Pick<Transaction, 'status' | 'type' | 'error_type'>;

export type State = 'process' | 'credited' | 'paid' | 'declined' | 'canceled';

/** State shown for a transaction (CASH-25). A withdrawal cancelled by the player is not shown as declined. */
export function stateOf({ status, type, error_type }: StateFields): State {
  if (status === 'process') return 'process';
  if (status === 'approved') return type === 'deposit' ? 'credited' : 'paid';
  return error_type === 'canceled_by_player' ? 'canceled' : 'declined';
}

/** Sign before the amount; empty for a declined payment. */
export function signOf(transaction: StateFields): '+' | '−' | '' {
  if (transaction.status === 'declined') return '';
  return transaction.type === 'deposit' ? '+' : '−';
}

export function toneOf(transaction: StateFields): 'success' | 'neutral' | 'muted' {
  if (transaction.status === 'declined') return 'muted';
  return stateOf(transaction) === 'credited' ? 'success' : 'neutral';
}

interface Day<T> {
  /** `yyyy-MM-dd` */
  day: string;
  entries: T[];
}

/** Groups transactions by `dayOf` in their order; duplicates from paging are dropped. */
export function groupByDay<T extends Pick<Transaction, 'transaction_id' | 'created_at'>>(
  list: readonly T[],
  dayOf: (moment: string) => string,
): Day<T>[] {
  const seen = new Set<string>();
  const days = new Map<string, Day<T>>();
  for (const entry of list) {
    if (seen.has(entry.transaction_id)) continue;
    seen.add(entry.transaction_id);
    const day = dayOf(entry.created_at);
    const group = days.get(day);
    if (group) group.entries.push(entry);
    else days.set(day, { day, entries: [entry] });
  }
  return [...days.values()];
}

/** Last digits of a masked account: `440043******1234` becomes `•• 1234`; one without a mask is unchanged. */
export function shortAccount(masked: string | null): string | null {
  const digits = /(\d{2,4})$/.exec(masked ?? '')?.[1];
  if (!masked) return null;
  return digits && /[*•]/.test(masked) ? `••\u00a0${digits}` : masked;
}

export function sourceOf({ method, account_masked }: Pick<Transaction, 'method' | 'account_masked'>): string {
  const account = shortAccount(account_masked);
  return account === null ? method.name : `${method.name} ${account}`;
}

/** A completed withdrawal counts as similar for this long after its request, ms; a pending one always does. */
const RECENT = 30 * 60_000;

/** The newest withdrawal of this method and amount, pending or requested shortly before `moment`, ms. */
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
type LikeWithdrawal = Transaction | null | 'gone';

/**
 * Searches the server for a withdrawal similar to the one submitted: the player may repeat a withdrawal whose
 * response and idempotency key were lost with an expired session (PAY-18 covers deposits). Never uses the cache.
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
