import type { LimitList, PlayerLimit } from '@tulpar/api/contract';
import { useMemo } from 'react';
import { useFormats } from '#app/platform/i18n/intl.tsx';
import { useMinutes } from '#app/platform/i18n/durations.ts';

export type LimitType = PlayerLimit['type'];
export type LimitPeriod = PlayerLimit['period'];

/** Periods of limits, in the order of the page. */
export const limitPeriods: readonly LimitPeriod[] = ['day', 'week', 'month'];

/** Used share from which a limit shows a warning (SAFE-02). */
const NEARLY = 0.8;

/** State of a limit; `reached` means the server refuses what would exceed it. */
export function limitState({
  amount,
  used,
}: Pick<PlayerLimit, 'amount' | 'used'>): 'calm' | 'near' | 'reached' {
  if (used >= amount) return 'reached';
  return used >= amount * NEARLY ? 'near' : 'calm';
}

/**
 * Effect of a new amount (SAFE-03): `first` and `lower` apply immediately, `raise` after a delay and a confirmation,
 * `same` changes nothing.
 */
type LimitChange = 'first' | 'lower' | 'raise' | 'same';

/** `held`: amount of the current limit; null without one. */
export function limitChange(held: number | null, amount: number): LimitChange {
  if (held === null) return 'first';
  if (amount === held) return 'same';
  return amount < held ? 'lower' : 'raise';
}

/** State of a pending raise or removal; `ready` when it can be confirmed. */
export function pendingState(pending: NonNullable<PlayerLimit['pending']>, now: number): 'waiting' | 'ready' {
  return Date.parse(pending.effective_at) <= now ? 'ready' : 'waiting';
}

const leftOf = ({ amount, used }: Pick<PlayerLimit, 'amount' | 'used'>) => Math.max(0, amount - used);

/**
 * The limit of a type that refuses a round: the reached one that resets last, else the one with the least
 * remaining (SAFE-06).
 */
export function refusingLimit(limits: readonly PlayerLimit[], type: LimitType): PlayerLimit | null {
  const freesAt = ({ frees_at }: PlayerLimit) => (frees_at == null ? 0 : Date.parse(frees_at));
  const [first] = limits
    .filter((limit) => limit.type === type)
    .toSorted((one, other) => freesAt(other) - freesAt(one) || leftOf(one) - leftOf(other));
  return first ?? null;
}

/** Remaining deposit amount, minor units, and the period of the strictest limit. */
interface DepositRoom {
  readonly left: number;
  readonly period: LimitPeriod;
}

/** The strictest deposit limit; null without one (PAY-17, PAY-18). */
export function depositRoom({ data }: Pick<LimitList, 'data'>): DepositRoom | null {
  const rooms = data
    .filter(({ type }) => type === 'deposit')
    .map(({ amount, used, period }) => ({ left: Math.max(0, amount - used), period }));
  return rooms.toSorted((a, b) => a.left - b.left)[0] ?? null;
}

export function useLimitAmount(): (type: LimitType, amount: number) => string {
  const { money } = useFormats();
  const minutes = useMinutes();
  return useMemo(
    () => (type, amount) => (type === 'time' ? minutes(amount) : money(amount)),
    [minutes, money],
  );
}

/** Message id for the result of a session in words, because a sign alone is easily missed (SAFE-15). */
export function verdictOf(net: number) {
  if (net === 0) return 'limits.check.even' as const;
  return net < 0 ? ('limits.check.lost' as const) : ('limits.check.won' as const);
}
