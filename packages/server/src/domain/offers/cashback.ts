import type { AnswerOf, endpoints } from '@tulpar/api/contract';
import type { CashbackPeriod } from '../../db/contest-tables.ts';
import type { Connection } from '../../db/types.ts';
import { eachAlone } from '../../each-alone.ts';
import type { Ports } from '../../ports.ts';
import { lockPlayer } from '../ledger/post.ts';
import { currencies, type Currency } from '../locale/locale.ts';
import { readCashbackHistory, shownPeriods } from './cashback-history.ts';
import {
  cashbackFor,
  cashbackSource,
  planOf,
  planTemplate,
  spanBefore,
  spanOf,
  spanOfSource,
  type Span,
} from './cashback-plan.ts';
import { grantOnce } from './offers.ts';
import { termsOf } from './template.ts';
import { templateOf } from './templates.ts';

export type Cashback = AnswerOf<(typeof endpoints)['cashback']>;

/**
 * Real money lost in a period; 0 for a net win. Losses already covered by a cashback are excluded, so that a
 * changed plan does not pay twice.
 */
async function lostIn(
  db: Connection,
  playerId: number,
  currency: Currency,
  { from, to }: Span,
): Promise<number> {
  const last = await db
    .selectFrom('offers')
    .select('source')
    .where('player_id', '=', playerId)
    .where('template', 'in', ['cbw', 'cbm'])
    .where('source', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('ordinal', 'desc')
    .executeTakeFirst();
  const paidUntil = spanOfSource(last?.source ?? null, currency)?.to ?? from;
  const sums = await db
    .selectFrom('rounds')
    .select((eb) => [
      eb.fn.sum<string | null>('bet_real').as('bets'),
      eb.fn.sum<string | null>('win_real').as('wins'),
    ])
    .where('player_id', '=', playerId)
    .where('currency', '=', currency)
    .where('created_at', '>=', paidUntil > from ? paidUntil : from)
    .where('created_at', '<', to)
    .executeTakeFirstOrThrow();
  return Math.max(0, Number(sums.bets ?? 0) - Number(sums.wins ?? 0));
}

/** The current period: real money lost so far, and its cashback. */
export async function readCashback(
  db: Connection,
  playerId: number,
  currency: Currency,
  now: Date,
): Promise<Cashback> {
  const { status, created_at } = await db
    .selectFrom('players')
    .select(['status', 'created_at'])
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  const plan = planOf(status);
  const span = spanOf(plan.period, now, currency);
  const lost = await lostIn(db, playerId, currency, span);
  const template = templateOf(plan.template);
  return {
    amount: lost,
    period: plan.period,
    percent: plan.percent,
    min_deposit_percent: 0,
    currency,
    accrued_amount: cashbackFor(lost, plan, currency),
    next_at: span.to.toISOString(),
    terms: termsOf(template),
    claim_days: template.availableDays,
    history: await readCashbackHistory(db, { id: playerId, currency, created_at }, plan, now),
  };
}

type Needs = Pick<Ports, 'db' | 'clock'>;

/**
 * Pays the cashback of past weeks and months in each account time zone, if not done yet; run periodically. Can be
 * interrupted and run on several servers: a player gets the cashback of a period once.
 */
export async function payCashback({ db, clock }: Needs): Promise<void> {
  const now = clock.now();
  const plans = (['weekly', 'monthly'] as const).flatMap((period) =>
    currencies.map((currency) => ({ period, currency })),
  );
  await eachAlone(plans, async ({ period, currency }) => {
    // In order, because a payment covers all losses before it.
    for (const span of await unpaidSpans(db, period, currency, now)) {
      await payPeriod({ db, clock }, period, currency, span);
      await db
        .insertInto('cashback_periods')
        .values({ period, ended_at: span.to, paid_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  });
}

/** Periods since the last paid one, of which there are several if no server ran for a while; oldest first. */
async function unpaidSpans(
  db: Connection,
  period: CashbackPeriod,
  currency: Currency,
  now: Date,
): Promise<Span[]> {
  const spans: Span[] = [];
  let span = spanBefore(period, spanOf(period, now, currency), currency);
  while (spans.length < shownPeriods) {
    const paid = await db
      .selectFrom('cashback_periods')
      .select('paid_at')
      .where('period', '=', period)
      .where('ended_at', '=', span.to)
      .executeTakeFirst();
    if (paid !== undefined) break;
    spans.unshift(span);
    span = spanBefore(period, span, currency);
  }
  return spans;
}

async function payPeriod(
  { db, clock }: Needs,
  period: CashbackPeriod,
  currency: Currency,
  span: Span,
): Promise<void> {
  const players = await db
    .selectFrom('rounds')
    .innerJoin('players', 'players.id', 'rounds.player_id')
    .select(['players.id', 'players.status', 'players.cashback_period_since'])
    .distinct()
    .where('rounds.created_at', '>=', span.from)
    .where('rounds.created_at', '<', span.to)
    .where('players.currency', '=', currency)
    .where('players.banned_at', 'is', null)
    // No notification that invites players on a break.
    .where((eb) => eb.or([eb('restriction_kind', 'is', null), eb('restriction_until', '<=', clock.now())]))
    .execute();
  const month = spanOf('monthly', new Date(span.to.getTime() - 1), currency).from;
  const theirs = players.flatMap(({ id, status, cashback_period_since: since }) => {
    const plan = planOf(status);
    if (plan.period === period) return [{ id, plan, part: span }];
    // Upgraded to monthly cashback in a week across the end of a month: the previous month was not paid, so
    // the week pays for its days in it.
    const isRaised = period === 'weekly' && month > span.from && since !== null && since >= month;
    return isRaised
      ? [{ id, plan: { ...plan, template: planTemplate('weekly') }, part: { from: span.from, to: month } }]
      : [];
  });
  await eachAlone(theirs, ({ id, plan, part }) =>
    db.transaction().execute(async (trx) => {
      await lockPlayer(trx, id);
      const amount = cashbackFor(await lostIn(trx, id, currency, part), plan, currency);
      if (amount === 0) return;
      const grant = { playerId: id, currency, template: plan.template, amount };
      await grantOnce(trx, cashbackSource(period, part, id), grant, clock.now());
    }),
  );
}
