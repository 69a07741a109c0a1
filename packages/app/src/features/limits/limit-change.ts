import { largestLimit, limitMinutes, type PlayerLimit } from '@tulpar/api/contract';

export type LimitType = PlayerLimit['type'];
export type LimitPeriod = PlayerLimit['period'];

/** Periods of limits, in the order of the page. */
export const limitPeriods: readonly LimitPeriod[] = ['day', 'week', 'month'];

/** From this part of a limit on it warns (SAFE-02). */
const NEARLY = 0.8;

/** How near a limit is: `reached` closes what it is of. */
export function limitState({
  amount,
  used,
}: Pick<PlayerLimit, 'amount' | 'used'>): 'calm' | 'near' | 'reached' {
  if (used >= amount) return 'reached';
  return used >= amount * NEARLY ? 'near' : 'calm';
}

/** What an asked amount does (SAFE-03): `first` and `lower` hold at once, `raise` waits, `same` changes nothing. */
export type LimitChange = 'first' | 'lower' | 'raise' | 'same';

/** What an asked amount does to the limit that holds; null as `held`: there is none. */
export function limitChange(held: number | null, asked: number): LimitChange {
  if (held === null) return 'first';
  if (asked === held) return 'same';
  return asked < held ? 'lower' : 'raise';
}

/** Whether a limit can be of this amount, minor units or minutes (SAFE-04). */
export function isLimitAmount(amount: number | null, type: LimitType, period: LimitPeriod): amount is number {
  const most = type === 'time' ? limitMinutes[period] : largestLimit;
  return amount !== null && Number.isSafeInteger(amount) && amount >= 1 && amount <= most;
}

/** What comes of a raise that waits: `ready` when it may be confirmed. */
export function pendingState(pending: NonNullable<PlayerLimit['pending']>, now: number): 'waiting' | 'ready' {
  return Date.parse(pending.effective_at) <= now ? 'ready' : 'waiting';
}

const leftOf = ({ amount, used }: Pick<PlayerLimit, 'amount' | 'used'>) => Math.max(0, amount - used);

/** The limit of a kind that refuses a round: of those that are reached the last to free, else the one with the least left (SAFE-06). */
export function refusingLimit(limits: readonly PlayerLimit[], type: LimitType): PlayerLimit | null {
  const freesAt = ({ frees_at }: PlayerLimit) => (frees_at == null ? 0 : Date.parse(frees_at));
  const [first] = limits
    .filter((limit) => limit.type === type)
    .toSorted((one, other) => freesAt(other) - freesAt(one) || leftOf(one) - leftOf(other));
  return first ?? null;
}
