import type { CashbackPeriod } from '../../db/contest-tables.ts';

/** What a status of the VIP club promises. */
export interface VipLevel {
  readonly status: string;
  /** Share of the net loss that comes back, percent, and how often. */
  readonly cashback: { readonly percent: number; readonly period: CashbackPeriod };
}

const lowest: VipLevel = { status: 'novice', cashback: { percent: 5, period: 'weekly' } };

/** The levels of the VIP club, the lowest first. */
export const vipLevels: readonly VipLevel[] = [
  lowest,
  { status: 'bronze', cashback: { percent: 7, period: 'weekly' } },
  { status: 'silver', cashback: { percent: 10, period: 'weekly' } },
  { status: 'gold', cashback: { percent: 12, period: 'weekly' } },
  { status: 'platinum', cashback: { percent: 14, period: 'monthly' } },
  { status: 'vip', cashback: { percent: 15, period: 'monthly' } },
];

/** The level of a status; the lowest for one that is not known. */
export const vipLevelOf = (status: string): VipLevel =>
  vipLevels.find((level) => level.status === status) ?? lowest;
