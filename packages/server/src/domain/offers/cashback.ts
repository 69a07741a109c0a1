import type { ResponseOf, endpoints } from '@tulpar/api/contract';
import type { CashbackPeriod } from '../../db/contest-tables.ts';
import type { Connection } from '../../db/types.ts';
import { processEach } from '../../queues.ts';
import type { Ports } from '../../ports.ts';
import { withPlayerLock, readPlayer } from '../ledger/post.ts';
import { currencies, type Currency, dateOf } from '../locale/locale.ts';
import {
  cashbackFor,
  cashbackSource,
  planOf,
  templateFor,
  spanBefore,
  spanOf,
  spanOfSource,
  type Span,
  type CashbackPlan,
} from './cashback-plan.ts';
import { grantOnce, listOffers, statusNow, type OfferRow } from './offers.ts';
import { termsOf } from './template.ts';
import { restrictionInForce } from '../protection/in-force.ts';
import { templateOf } from './templates.ts';
import type { OfferStatus } from '../../db/money-tables.ts';

export type Cashback = ResponseOf<(typeof endpoints)['cashback']>;

/**
 * Real money lost in a period, minor units; 0 for a net win. Leaves out the time that an earlier cashback covers,
 * so that a player whose plan changed is not paid twice for it.
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

/** Real money lost in the current period, the cashback for it with its terms, and past periods. */
export async function readCashback(
  db: Connection,
  playerId: number,
  currency: Currency,
  now: Date,
): Promise<Cashback> {
  const { status, created_at } = await readPlayer(db, playerId);
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
 * Pays the unpaid cashback of past weeks and months in each account time zone; run periodically. Safe to interrupt
 * and to run on several servers: a player gets the cashback of a period once.
 */
export async function payCashback({ db, clock }: Needs): Promise<void> {
  const now = clock.now();
  const plans = (['weekly', 'monthly'] as const).flatMap((period) =>
    currencies.map((currency) => ({ period, currency })),
  );
  await processEach(plans, async ({ period, currency }) => {
    // Oldest first, because a paid cashback covers all losses before its end.
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

/** Unpaid past periods, oldest first, at most `shownPeriods`; there are several if no server ran for a while. */
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
    // Players on a break or self-excluded must not be invited to play.
    .where((eb) => eb.not(restrictionInForce(clock.now())))
    .execute();
  const month = spanOf('monthly', new Date(span.to.getTime() - 1), currency).from;
  const theirs = players.flatMap(({ id, status, cashback_period_since: since }) => {
    const plan = planOf(status);
    if (plan.period === period) return [{ id, plan, part: span }];
    // A week may end in another month, in which the player was upgraded to monthly cashback. The month before was
    // paid without this player, so the week pays for its days in it.
    const isRaised = period === 'weekly' && month > span.from && since !== null && since >= month;
    return isRaised
      ? [{ id, plan: { ...plan, template: templateFor.weekly }, part: { from: span.from, to: month } }]
      : [];
  });
  await processEach(theirs, ({ id, plan, part }) =>
    withPlayerLock({ db, clock }, id, async (trx, now) => {
      const amount = cashbackFor(await lostIn(trx, id, currency, part), plan, currency);
      if (amount === 0) return;
      const grant = { playerId: id, currency, template: plan.template, amount };
      await grantOnce(trx, cashbackSource(period, part, id), grant, now);
    }),
  );
}

type Entry = NonNullable<Cashback['history']>[number];

/** Number of past periods shown to a player (CASHBK-12); older ones are not paid any more. */
const shownPeriods = 8;

const states: Partial<Readonly<Record<OfferStatus, Entry['state']>>> = {
  available: 'available',
  awaiting: 'wagering',
  active: 'wagering',
  finished: 'finished',
  expired: 'expired',
};

/** State of a past cashback; a cashback that was claimed but not wagered in time is lost. */
function stateOf(row: OfferRow, now: Date): Entry['state'] {
  const state = states[statusNow(row, now)] ?? 'lost';
  return state === 'expired' && row.activated_at !== null ? 'lost' : state;
}

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

/** Time until which the cashback must or had to be claimed or wagered; null if it ended in another way. */
function deadline(row: OfferRow, state: Entry['state']): string | null {
  if (state === 'available') return iso(row.available_to);
  if (state === 'wagering') return iso(row.expired_at);
  return state === 'expired' ? iso(row.available_to) : null;
}

/** The last cashback periods, newest first, including those of a previous plan. */
async function readCashbackHistory(
  db: Connection,
  player: { readonly id: number; readonly currency: Currency; readonly created_at: Date },
  plan: Pick<CashbackPlan, 'period'>,
  now: Date,
): Promise<Entry[]> {
  const { currency } = player;
  const given = (await listOffers(db, player.id)).flatMap((row) => {
    const span = spanOfSource(row.source, currency);
    if (span === null) return [];
    const state = stateOf(row, now);
    return [{ span, amount: row.amount ?? 0, state, offer_id: row.id, until: deadline(row, state) }];
  });
  const empty = pastSpans(plan, currency, now)
    .filter(
      ({ from, to }) => to > player.created_at && !given.some(({ span }) => overlap(span, { from, to })),
    )
    .map((span) => ({ span, amount: 0, state: 'none' as const, offer_id: null, until: null }));
  const open = await isUnpaid(db, plan, empty[0]?.span);
  return [...given, ...(open ? empty.slice(1) : empty)]
    .toSorted((one, other) => other.span.to.getTime() - one.span.to.getTime())
    .slice(0, shownPeriods)
    .map(({ span, ...entry }) => ({
      from: dateOf(span.from, currency),
      to: dateOf(new Date(span.to.getTime() - 1), currency),
      ...entry,
    }));
}

const overlap = (one: Span, other: Span) => one.from < other.to && other.from < one.to;

/** Past periods of a plan, newest first. */
function pastSpans({ period }: Pick<CashbackPlan, 'period'>, currency: Currency, now: Date): Span[] {
  const spans: Span[] = [];
  for (let span = spanOf(period, now, currency); spans.length < shownPeriods; spans.push(span))
    span = spanBefore(period, span, currency);
  return spans;
}

/** Whether a past period without a cashback has not been paid yet, so that its amount is unknown. */
async function isUnpaid(
  db: Connection,
  { period }: Pick<CashbackPlan, 'period'>,
  span: Span | undefined,
): Promise<boolean> {
  if (span === undefined) return false;
  const { paid } = await db
    .selectFrom('cashback_periods')
    .select((eb) => eb.fn.max('ended_at').as('paid'))
    .where('period', '=', period)
    .executeTakeFirstOrThrow();
  return paid === null || paid < span.to;
}
