import type { Player } from '../ledger/post.ts';
import { sql } from 'kysely';
import { movementKinds, type ResponseOf, type endpoints } from '@tulpar/api/contract';
import type { Connection } from '../../db/types.ts';
import { minutesPlayed } from '../protection/play-sessions.ts';
import { dayIn, dayOfColumn, nextDay, spanOfDays, startOfDay, type DayRange, type Span } from './days.ts';

/**
 * Postings that changed the sum of real and bonus balance, up to a moment. Excludes transfers between the two
 * and postings that only affect money reserved for withdrawals.
 */
export const bookedUntil = (player: Player, until: Date) => sql`
  select booking.id, booking.key, booking.kind, booking.created_at, sum(entry.amount)::bigint as amount
  from accounts account
  join ledger_entries entry on entry.account_id = account.id
  join ledger_transactions booking on booking.player_id = entry.player_id
    and booking.created_at = entry.created_at and booking.id = entry.transaction_id
  where account.player_id = ${player.id} and entry.player_id = ${player.id} and account.currency = ${player.currency}
    and account.kind in ('real', 'bonus') and entry.created_at < ${until}
  group by booking.player_id, booking.created_at, booking.id
  having sum(entry.amount) <> 0`;

const kinds: Readonly<Record<string, string>> = {
  deposit: 'deposit',
  withdrawal_hold: 'withdrawal',
  withdrawal_paid: 'withdrawal',
  withdrawal_return: 'withdrawal_return',
  stake: 'stake',
  win: 'win',
  tournament_buy_in: 'buy_in',
  tournament_refund: 'buy_in',
};

export function movementKind(posting: string, amount: number): string {
  if (posting.startsWith('bonus_')) return amount > 0 ? 'bonus_in' : 'bonus_out';
  return kinds[posting] ?? 'correction';
}

type Statement = ResponseOf<(typeof endpoints)['statement']>;
type Movement = NonNullable<Statement['movements']>[number];
type Day = NonNullable<Statement['by_day']>[number];

const order: readonly string[] = movementKinds;

/** Opening balance and movements of a span, read in one query, so that they always add up. */
async function readMovements(db: Connection, player: Player, { from, until }: Span) {
  const { rows } = await sql<{ is_before: boolean; kind: string; amount: number; count: number }>`
    select created_at < ${from} as is_before, kind, sum(amount)::bigint as amount, count(*)::int as count
    from (${bookedUntil(player, until)}) booked
    group by is_before, kind, amount > 0`.execute(db);
  let opening = 0;
  const sums = new Map<string, Movement>();
  for (const { is_before, kind: posting, amount, count } of rows) {
    if (is_before) opening += amount;
    else {
      const kind = movementKind(posting, amount);
      const sum = sums.get(kind) ?? { kind, count: 0, amount: 0 };
      sums.set(kind, { kind, count: sum.count + count, amount: sum.amount + amount });
    }
  }
  const movements = [...sums.values()].toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  const closing = movements.reduce((sum, { amount }) => sum + amount, opening);
  return { opening, closing, movements };
}

/** Approved payments and play per day, without empty days. A payment counts on the day it was created. */
async function readDays(db: Connection, { id }: Player, span: Span): Promise<Day[]> {
  const { from, until, zone } = span;
  const day = dayOfColumn(sql<Date>`created_at`, zone);
  const days = new Map<string, Day>();
  const at = (name: string): Day => {
    const found = days.get(name) ?? {
      day: name,
      bets: 0,
      wins: 0,
      net: 0,
      deposits: 0,
      withdrawals: 0,
      minutes_played: 0,
    };
    days.set(name, found);
    return found;
  };
  const played = await db
    .selectFrom('rounds')
    .select([
      day.as('day'),
      sql<number>`sum(bet)::bigint`.as('bets'),
      sql<number>`sum(win)::bigint`.as('wins'),
    ])
    .where('player_id', '=', id)
    // Free spins stake no real money.
    .where('gift_offer_id', 'is', null)
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .groupBy(sql`1`)
    .execute();
  for (const { day: name, bets, wins } of played) Object.assign(at(name), { bets, wins, net: wins - bets });
  const paid = await db
    .selectFrom('payments')
    .select([
      day.as('day'),
      sql<number>`coalesce(sum(amount) filter (where type = 'deposit'), 0)::bigint`.as('deposits'),
      sql<number>`coalesce(sum(amount) filter (where type = 'withdrawal'), 0)::bigint`.as('withdrawals'),
    ])
    .where('player_id', '=', id)
    .where('status', '=', 'approved')
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .groupBy(sql`1`)
    .execute();
  for (const { day: name, ...sums } of paid) Object.assign(at(name), sums);
  const sittings = await db
    .selectFrom('sittings')
    .select(['started_at', 'last_at'])
    .where('player_id', '=', id)
    .where('last_at', '>', from)
    .where('started_at', '<', until)
    .execute();
  const time = new Map<string, number>();
  for (const { started_at, last_at } of sittings) {
    const end = Math.min(last_at.getTime(), until.getTime());
    let start = Math.max(started_at.getTime(), from.getTime());
    while (start < end) {
      const name = dayIn(start, zone);
      const stop = Math.min(end, startOfDay(nextDay(name), zone));
      time.set(name, (time.get(name) ?? 0) + stop - start);
      start = stop;
    }
  }
  for (const [name, ms] of time) at(name).minutes_played = Math.floor(ms / 60_000);
  return [...days.values()].toSorted((a, b) => a.day.localeCompare(b.day));
}

/**
 * Statement for a range of days: opening balance, movements, closing balance, and each day with a payment or play
 * (SAFE-18).
 */
export async function readStatement(
  db: Connection,
  player: Player,
  range: DayRange,
  now: Date,
): Promise<Statement> {
  const span = spanOfDays(range);
  const days = await readDays(db, player, span);
  const sum = (of: 'bets' | 'wins' | 'deposits' | 'withdrawals') =>
    days.reduce((total, one) => total + one[of], 0);
  const deposits = sum('deposits');
  const withdrawals = sum('withdrawals');
  const { open } = await db
    .selectFrom('payments')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('open'))
    .where('player_id', '=', player.id)
    .where('type', '=', 'withdrawal')
    .where('status', '=', 'process')
    .where('created_at', '>=', span.from)
    .where('created_at', '<', span.until)
    .executeTakeFirstOrThrow();
  const bets = sum('bets');
  const wins = sum('wins');
  return {
    from: range.from,
    to: range.to,
    currency: player.currency,
    deposits,
    withdrawals,
    net_deposits: deposits - withdrawals,
    bets,
    wins,
    net: wins - bets,
    minutes_played: await minutesPlayed(db, player.id, span.from, span.until),
    withdrawals_open: open,
    time_zone: span.zone,
    as_of: now.toISOString(),
    ...(await readMovements(db, player, span)),
    by_day: days,
  };
}
