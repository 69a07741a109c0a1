import type { CashbackPeriod } from '../../db/contest-tables.ts';
import type { PerCurrencyAmount } from '../locale/locale.ts';

/** A VIP status with its threshold and benefits. Amounts in minor units. */
export interface VipLevel {
  readonly status: 'novice' | 'bronze' | 'silver' | 'gold' | 'platinum' | 'vip';
  /** Required real-money stakes of the last 90 days. */
  readonly stakeFrom: PerCurrencyAmount;
  /** Percentage of the net loss, and the payment period. */
  readonly cashback: { readonly percent: number; readonly period: CashbackPeriod };
  /** Maximum review time of a withdrawal, minutes. */
  readonly reviewMinutes: number;
  /** Maximum amount that a verified player withdraws per day (UTC). */
  readonly dailyLimit: PerCurrencyAmount;
  readonly hasManager: boolean;
}

/** Converts major units to minor units. */
const units = (kzt: number, azn: number): PerCurrencyAmount => ({ kzt: kzt * 100, azn: azn * 100 });

const hour = 60;
const lowest: VipLevel = {
  status: 'novice',
  stakeFrom: units(0, 0),
  cashback: { percent: 5, period: 'weekly' },
  reviewMinutes: 24 * hour,
  dailyLimit: units(1_000_000, 3_500),
  hasManager: false,
};

export const firstStatus = lowest.status;

/** VIP levels, lowest first. */
export const vipLevels: readonly VipLevel[] = [
  lowest,
  {
    status: 'bronze',
    stakeFrom: units(300_000, 1_000),
    cashback: { percent: 7, period: 'weekly' },
    reviewMinutes: 24 * hour,
    dailyLimit: units(2_000_000, 7_000),
    hasManager: false,
  },
  {
    status: 'silver',
    stakeFrom: units(1_500_000, 5_000),
    cashback: { percent: 10, period: 'weekly' },
    reviewMinutes: 12 * hour,
    dailyLimit: units(4_000_000, 14_000),
    hasManager: false,
  },
  {
    status: 'gold',
    stakeFrom: units(4_000_000, 13_000),
    cashback: { percent: 12, period: 'weekly' },
    reviewMinutes: 4 * hour,
    dailyLimit: units(8_000_000, 28_000),
    hasManager: false,
  },
  {
    status: 'platinum',
    stakeFrom: units(15_000_000, 50_000),
    cashback: { percent: 14, period: 'monthly' },
    reviewMinutes: hour,
    dailyLimit: units(15_000_000, 52_500),
    hasManager: true,
  },
  {
    status: 'vip',
    stakeFrom: units(50_000_000, 165_000),
    cashback: { percent: 15, period: 'monthly' },
    reviewMinutes: 15,
    dailyLimit: units(30_000_000, 105_000),
    hasManager: true,
  },
];

/** Level of a status; the lowest level for an unknown status. */
export const vipLevelOf = (status: string): VipLevel =>
  vipLevels.find((level) => level.status === status) ?? lowest;
