import type { Player } from '../ledger/post.ts';
import { sql } from 'kysely';
import type { ResponseOf, endpoints } from '@tulpar/api/contract';
import type { LimitType } from '../../db/limit-tables.ts';
import type { Connection } from '../../db/types.ts';
import { dayOf, midnightOf } from '../locale/locale.ts';

type Averages = NonNullable<ResponseOf<(typeof endpoints)['limits']>['averages']>;

/** Number of days for averages, including today. */
const averageDays = 30;
const dayLength = 24 * 3_600_000;

/** Deposits credited since `from`, and all that the bank is confirming, because they will be credited. */
const countedDeposits = (db: Connection, playerId: number, from: Date) =>
  db
    .selectFrom('payments')
    .where('player_id', '=', playerId)
    .where('type', '=', 'deposit')
    .where((eb) =>
      eb.or([
        eb.and([eb('status', '=', 'approved'), eb('updated_at', '>', from)]),
        eb.and([eb('status', '=', 'process'), eb('stage', '=', 'confirming')]),
      ]),
    );

/** Rounds that count towards a limit: all but free spins, which stake no real money. */
export const countedRounds = (db: Connection, playerId: number, from: Date) =>
  db
    .selectFrom('rounds')
    .where('player_id', '=', playerId)
    .where('gift_offer_id', 'is', null)
    .where('created_at', '>=', from);

/** Sum of deposits since a moment, minor units. */
export async function depositedSince(db: Connection, playerId: number, from: Date): Promise<number> {
  const { sum } = await countedDeposits(db, playerId, from)
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('sum'))
    .executeTakeFirstOrThrow();
  return sum;
}

/** Time of the oldest amount since `from` that counts towards a limit; null without one. */
export async function oldestCounted(
  db: Connection,
  playerId: number,
  type: LimitType,
  from: Date,
): Promise<Date | null> {
  if (type === 'deposit') {
    const row = await countedDeposits(db, playerId, from)
      .select('updated_at as at')
      .orderBy('updated_at')
      .limit(1)
      .executeTakeFirst();
    return row?.at ?? null;
  }
  if (type === 'time') {
    const row = await db
      .selectFrom('sittings')
      .select('started_at')
      .where('player_id', '=', playerId)
      .where('last_at', '>', from)
      .orderBy('started_at')
      .limit(1)
      .executeTakeFirst();
    return row ? new Date(Math.max(row.started_at.getTime(), from.getTime())) : null;
  }
  const row = await countedRounds(db, playerId, from)
    .select('created_at as at')
    .where((eb) => (type === 'loss' ? eb('bet_real', '>', 0) : eb('bet', '>', 0)))
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return row?.at ?? null;
}

/** Average and highest day for each kind of limit over the last 30 days in account time (SAFE-04). */
export async function readAverages(db: Connection, player: Player, now: Date): Promise<Averages> {
  const { id, currency } = player;
  const today = dayOf(now, currency);
  const from = midnightOf(today - averageDays + 1, currency);
  const days = () => new Map<number, number>();
  const sums = { deposit: days(), loss: days(), wager: days(), time: days() };
  const add = (type: LimitType, at: Date, amount: number) => {
    const day = dayOf(at, currency);
    sums[type].set(day, (sums[type].get(day) ?? 0) + amount);
  };
  const deposits = await countedDeposits(db, id, from).select(['updated_at as at', 'amount']).execute();
  for (const { at, amount } of deposits) add('deposit', at, amount);
  // Group by hour to read fewer rows; the account time zones are whole hours from UTC.
  const hour = sql<Date>`date_trunc('hour', created_at)`;
  const rounds = await countedRounds(db, id, from)
    .select([
      hour.as('at'),
      sql<number>`sum(bet)::bigint`.as('bets'),
      sql<number>`sum(bet_real - win_real)::bigint`.as('lost'),
    ])
    .groupBy(hour)
    .execute();
  for (const { at, bets, lost } of rounds) {
    add('wager', at, bets);
    add('loss', at, lost);
  }
  const sittings = await db
    .selectFrom('sittings')
    .select(['started_at', 'last_at'])
    .where('player_id', '=', id)
    .where('last_at', '>', from)
    .execute();
  for (const { started_at, last_at } of sittings) {
    let start = Math.max(started_at.getTime(), from.getTime());
    while (start < last_at.getTime()) {
      const end = Math.min(
        last_at.getTime(),
        midnightOf(dayOf(new Date(start), currency), currency).getTime() + dayLength,
      );
      add('time', new Date(start), (end - start) / 60_000);
      start = end;
    }
  }
  return (['deposit', 'loss', 'wager', 'time'] as const).map((type) => {
    const amounts = [...sums[type].values()].map((amount) => Math.max(0, amount));
    const sum = amounts.reduce((total, amount) => total + amount, 0);
    return {
      type,
      per_day: Math.floor(sum / averageDays),
      highest_day: Math.floor(Math.max(0, ...amounts)),
    };
  });
}
