import type { LimitList } from '@tulpar/api/contract';
import type { LimitPeriod } from './limit-change.ts';

/** Remaining deposit amount, minor units, and the period of the strictest limit. */
export interface DepositRoom {
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
