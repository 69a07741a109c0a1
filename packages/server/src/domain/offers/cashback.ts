import type { AnswerOf, endpoints } from '@tulpar/api/contract';
import type { CashbackPeriod } from '../../db/contest-tables.ts';
import type { Connection } from '../../db/types.ts';
import type { Ports } from '../../ports.ts';
import { lockPlayer } from '../ledger/index.ts';
import { amountIn } from '../locale/locale.ts';
import type { Currency } from '../locale/locale.ts';
import { grantOnce } from './offers.ts';
import { templateOf } from './templates.ts';
import type { TemplateCode } from './templates.ts';

export type Cashback = AnswerOf<(typeof endpoints)['cashback']>;

interface Plan {
  readonly period: CashbackPeriod;
  /** Share of the net loss that comes back. */
  readonly percent: number;
  readonly template: TemplateCode;
}

const weekly: Plan = { period: 'weekly', percent: 10, template: 'cbw' };
const monthly: Plan = { period: 'monthly', percent: 5, template: 'cbm' };
const monthlyStatuses: ReadonlySet<string> = new Set(['platinum', 'vip']);
const planOf = (status: string): Plan => (monthlyStatuses.has(status) ? monthly : weekly);

const thursday = 4;
const dayLength = 24 * 3_600_000;

/** Time from one payment of cashback to the next; `to` is not part of it. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** The week of the cashback: from one Thursday 00:00 UTC to the next. */
export function cashbackWeek(now: Date): Span {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const daysSince = (now.getUTCDay() - thursday + 7) % 7;
  const from = new Date(midnight - daysSince * dayLength);
  return { from, to: new Date(from.getTime() + 7 * dayLength) };
}

/** The month of the cashback: from one first day 00:00 UTC to the next. */
export function cashbackMonth(now: Date): Span {
  const first = (offset: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset, 1));
  return { from: first(0), to: first(1) };
}

const spanOf = (period: CashbackPeriod, now: Date): Span =>
  period === 'weekly' ? cashbackWeek(now) : cashbackMonth(now);

/** What comes back of a loss, minor units: whole units only, and never more than the plan's bound. */
export function cashbackFor(
  lost: number,
  plan: Pick<Plan, 'percent' | 'template'>,
  currency: Currency,
): number {
  const { maxAmount } = templateOf(plan.template);
  const share = Number((BigInt(Math.max(0, lost)) * BigInt(plan.percent)) / 100n);
  return maxAmount === null ? share : Math.min(share, amountIn(maxAmount, currency));
}

/** Real money a player lost in a span; 0 when the player won. */
async function lostIn(
  db: Connection,
  playerId: number,
  currency: Currency,
  { from, to }: Span,
): Promise<number> {
  const sums = await db
    .selectFrom('rounds')
    .select((eb) => [
      eb.fn.sum<string | null>('bet_real').as('bets'),
      eb.fn.sum<string | null>('win_real').as('wins'),
    ])
    .where('player_id', '=', playerId)
    .where('mode', '=', 'real')
    .where('currency', '=', currency)
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .executeTakeFirstOrThrow();
  return Math.max(0, Number(sums.bets ?? 0) - Number(sums.wins ?? 0));
}

/** Cashback of the running period: what was lost of real money so far, and the share of it that comes back. */
export async function readCashback(
  db: Connection,
  playerId: number,
  currency: Currency,
  now: Date,
): Promise<Cashback> {
  const { status } = await db
    .selectFrom('players')
    .select('status')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  const plan = planOf(status);
  const span = spanOf(plan.period, now);
  const lost = await lostIn(db, playerId, currency, span);
  return {
    amount: lost,
    period: plan.period,
    percent: plan.percent,
    min_deposit_percent: 0,
    currency,
    accrued_amount: cashbackFor(lost, plan, currency),
    next_at: span.to.toISOString(),
  };
}

type Needs = Pick<Ports, 'db' | 'clock'>;

/**
 * Gives the cashback of the week and of the month that ended last, when that was not done; run now and then. It may
 * stop anywhere and run on several servers at once: a player gets the cashback of a period once.
 */
export async function payCashback({ db, clock }: Needs): Promise<void> {
  const now = clock.now();
  for (const plan of [weekly, monthly]) {
    const current = spanOf(plan.period, now);
    const span = spanOf(plan.period, new Date(current.from.getTime() - 1));
    const isPaid = await db
      .selectFrom('cashback_periods')
      .select('paid_at')
      .where('period', '=', plan.period)
      .where('ended_at', '=', span.to)
      .executeTakeFirst();
    if (isPaid !== undefined) continue;
    await payPeriod(db, plan, span, now);
    await db
      .insertInto('cashback_periods')
      .values({ period: plan.period, ended_at: span.to, paid_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

async function payPeriod(db: Needs['db'], plan: Plan, span: Span, now: Date): Promise<void> {
  const players = await db
    .selectFrom('rounds')
    .innerJoin('players', 'players.id', 'rounds.player_id')
    .select(['players.id', 'players.currency', 'players.status'])
    .distinct()
    .where('rounds.mode', '=', 'real')
    .where('rounds.created_at', '>=', span.from)
    .where('rounds.created_at', '<', span.to)
    .where('players.banned_at', 'is', null)
    // Nobody is called back from a break.
    .where((eb) => eb.or([eb('restriction_kind', 'is', null), eb('restriction_until', '<=', now)]))
    .execute();
  for (const { id, currency, status } of players) {
    if (planOf(status) !== plan) continue;
    await db.transaction().execute(async (trx) => {
      await lockPlayer(trx, id);
      const amount = cashbackFor(await lostIn(trx, id, currency, span), plan, currency);
      if (amount === 0) return;
      const source = `cashback:${plan.period}:${span.to.toISOString()}:${id}`;
      await grantOnce(trx, source, { playerId: id, currency, template: plan.template, amount }, now);
    });
  }
}
