import type { CashbackPeriod } from '../../db/contest-tables.ts';
import { dayOf, firstDayOf, localMoment, midnightOf, amountIn, type Currency } from '../locale/locale.ts';
import { vipLevelOf } from '../vip/levels.ts';
import { templateOf, type TemplateCode } from './templates.ts';

/** Cashback plan: the VIP status determines percentage (CASHBK-14) and period, the period determines the terms. */
export interface CashbackPlan {
  readonly period: CashbackPeriod;
  /** Percentage of the net loss. */
  readonly percent: number;
  readonly template: TemplateCode;
}

export const templateFor: Readonly<Record<CashbackPeriod, TemplateCode>> = { weekly: 'cbw', monthly: 'cbm' };

export function planOf(status: string): CashbackPlan {
  const { percent, period } = vipLevelOf(status).cashback;
  return { period, percent, template: templateFor[period] };
}

/** Start and end of a cashback period; `to` is exclusive. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** Weekly period: Thursday 00:00 to Thursday 00:00, account time. */
function cashbackWeek(now: Date, currency: Currency): Span {
  const today = dayOf(now, currency);
  const first = today - (((today % 7) + 7) % 7);
  return { from: midnightOf(first, currency), to: midnightOf(first + 7, currency) };
}

/** Monthly period: from the first of a month 00:00 to the next, account time. */
function cashbackMonth(now: Date, currency: Currency): Span {
  const local = localMoment(now, currency);
  const first = (offset: number) =>
    firstDayOf(local.getUTCFullYear(), local.getUTCMonth() + offset, currency);
  return { from: first(0), to: first(1) };
}

export const spanOf = (period: CashbackPeriod, now: Date, currency: Currency): Span =>
  period === 'weekly' ? cashbackWeek(now, currency) : cashbackMonth(now, currency);

/** The period that ends where the given one starts. */
export const spanBefore = (period: CashbackPeriod, { from }: Span, currency: Currency): Span =>
  spanOf(period, new Date(from.getTime() - 1), currency);

/** Cashback for a loss, minor units, rounded down, up to the plan's maximum. */
export function cashbackFor(
  lost: number,
  plan: Pick<CashbackPlan, 'percent' | 'template'>,
  currency: Currency,
): number {
  const { maxAmount } = templateOf(plan.template);
  const share = Number((BigInt(Math.max(0, lost)) * BigInt(plan.percent)) / 100n);
  return maxAmount === null ? share : Math.min(share, amountIn(maxAmount, currency));
}

/** Unique `offers.source` of the cashback of one player for one period, so that it is granted once. */
export const cashbackSource = (period: CashbackPeriod, { to }: Span, playerId: number): string =>
  `cashback:${period}:${to.toISOString()}:${playerId}`;

const sourceForm = /^cashback:(weekly|monthly):(.+):\d+$/;

/** The period named in the source of a cashback offer; null for other offers. */
export function spanOfSource(
  source: string | null,
  currency: Currency,
): (Span & { readonly period: CashbackPeriod }) | null {
  const [, period, end] = sourceForm.exec(source ?? '') ?? [];
  if (period === undefined || end === undefined) return null;
  const to = new Date(end);
  const kind = period === 'weekly' ? 'weekly' : 'monthly';
  return { period: kind, from: spanOf(kind, new Date(to.getTime() - 1), currency).from, to };
}
