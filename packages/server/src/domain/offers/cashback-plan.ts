import type { CashbackPeriod } from '../../db/contest-tables.ts';
import { dayOf, firstDayOf, localMoment, midnightOf } from '../locale/account-time.ts';
import { amountIn } from '../locale/locale.ts';
import type { Currency } from '../locale/locale.ts';
import { vipLevelOf } from '../vip/levels.ts';
import { templateOf } from './templates.ts';
import type { TemplateCode } from './templates.ts';

/** How a player's losses come back: the share follows the status (CASHBK-14), the terms follow the period. */
export interface CashbackPlan {
  readonly period: CashbackPeriod;
  /** Share of the net loss that comes back. */
  readonly percent: number;
  readonly template: TemplateCode;
}

const templateFor: Readonly<Record<CashbackPeriod, TemplateCode>> = { weekly: 'cbw', monthly: 'cbm' };

/** Template of the cashback of a period. */
export const planTemplate = (period: CashbackPeriod): TemplateCode => templateFor[period];

/** The plan of a status. */
export function planOf(status: string): CashbackPlan {
  const { percent, period } = vipLevelOf(status).cashback;
  return { period, percent, template: templateFor[period] };
}

/** Time from one payment of cashback to the next; `to` is not part of it. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** The week of the cashback: from one Thursday 00:00 in account time to the next. */
function cashbackWeek(now: Date, currency: Currency): Span {
  const today = dayOf(now, currency);
  const first = today - (((today % 7) + 7) % 7);
  return { from: midnightOf(first, currency), to: midnightOf(first + 7, currency) };
}

/** The month of the cashback: from one first day 00:00 in account time to the next. */
function cashbackMonth(now: Date, currency: Currency): Span {
  const local = localMoment(now, currency);
  const first = (offset: number) =>
    firstDayOf(local.getUTCFullYear(), local.getUTCMonth() + offset, currency);
  return { from: first(0), to: first(1) };
}

/** The period of cashback that is running at a moment. */
export const spanOf = (period: CashbackPeriod, now: Date, currency: Currency): Span =>
  period === 'weekly' ? cashbackWeek(now, currency) : cashbackMonth(now, currency);

/** The period that ended when another began. */
export const spanBefore = (period: CashbackPeriod, { from }: Span, currency: Currency): Span =>
  spanOf(period, new Date(from.getTime() - 1), currency);

/** What comes back of a loss, minor units: whole units only, and never more than the plan's bound. */
export function cashbackFor(
  lost: number,
  plan: Pick<CashbackPlan, 'percent' | 'template'>,
  currency: Currency,
): number {
  const { maxAmount } = templateOf(plan.template);
  const share = Number((BigInt(Math.max(0, lost)) * BigInt(plan.percent)) / 100n);
  return maxAmount === null ? share : Math.min(share, amountIn(maxAmount, currency));
}

/** Names the payment of one period to one player: one name gives one offer. */
export const cashbackSource = (period: CashbackPeriod, { to }: Span, playerId: number): string =>
  `cashback:${period}:${to.toISOString()}:${playerId}`;

const sourceForm = /^cashback:(weekly|monthly):(.+):\d+$/;

/** The period a cashback was given for; null for an offer that is none. */
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
