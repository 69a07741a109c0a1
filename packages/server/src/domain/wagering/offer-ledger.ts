import { readPage } from '../../db/rows.ts';
import { ACCOUNT_ZONES, type ResponseOf, type TimeZone, type endpoints } from '@tulpar/api/contract';
import { sql } from 'kysely';
import type { Connection } from '../../db/types.ts';
import type { OfferRow } from '../offers/offers.ts';
import { dayIn, dayOfColumn } from '../statements/days.ts';

type OfferLedger = ResponseOf<(typeof endpoints)['offerLedger']>;
type LedgerEntry = OfferLedger['data'][number];

/** Query of an offer's rounds; `counted`: 1 only those that count, 0 the others. */
interface LedgerQuestion {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly group?: 'day_game' | undefined;
  readonly counted?: 0 | 1 | undefined;
}

const PAGE_SIZE = 50;

const playedOn = (zone: TimeZone) => dayOfColumn(sql<Date>`created_at`, zone);

/**
 * Rounds played while an offer was wagered or queued, newest first, with how much counted or why not (WAG-15);
 * `group`: one entry for each day and game.
 */
export async function readOfferLedger(
  db: Connection,
  offer: Pick<OfferRow, 'id' | 'currency'>,
  question: LedgerQuestion,
  now: Date,
): Promise<OfferLedger> {
  const { page = 1, limit = PAGE_SIZE, group, counted } = question;
  const zone = ACCOUNT_ZONES[offer.currency];
  const all = db.selectFrom('wager_entries').where('offer_id', '=', offer.id);
  const selected = counted === undefined ? all : all.where('counted', counted === 1 ? '>' : '=', 0);
  const sums = await readSums(db, offer.id, zone, now);

  if (group === undefined) {
    const ordered = selected.selectAll().orderBy('id', 'desc');
    const { rows, pagination } = await readPage(selected, ordered, page, limit);
    const data = rows.map((row): LedgerEntry => ({
      at: row.created_at.toISOString(),
      game: { slug: row.game_slug, name: row.game_name },
      bet: row.bet,
      contribution: row.contribution,
      counted: row.counted,
      total: row.total,
      zero_reason: row.zero_reason,
    }));
    return { data, pagination, extra_data: sums };
  }

  const day = playedOn(zone);
  const grouped = selected
    .select((eb) => [
      day.as('day'),
      'game_slug',
      'game_name',
      'contribution',
      'zero_reason',
      eb.fn.countAll<number>().as('rounds'),
      eb.fn.sum<number>('bet').as('bet'),
      eb.fn.sum<number>('counted').as('counted'),
      eb.fn.max('total').as('total'),
      eb.fn.max('created_at').as('at'),
      eb.fn.max('id').as('newest'),
    ])
    .groupBy(['day', 'game_slug', 'game_name', 'contribution', 'zero_reason']);
  const entries = db.selectFrom(grouped.as('entries'));
  const { rows, pagination } = await readPage(entries, grouped.orderBy('newest', 'desc'), page, limit);
  const data = rows.map((row): LedgerEntry => ({
    at: row.at.toISOString(),
    game: { slug: row.game_slug, name: row.game_name },
    bet: Number(row.bet),
    contribution: row.contribution,
    counted: Number(row.counted),
    total: row.total,
    zero_reason: row.zero_reason,
    rounds: Number(row.rounds),
    day: row.day,
  }));
  const days = await readDays(db, offer.id, zone, [...new Set(data.map((entry) => entry.day ?? ''))]);
  return { data, pagination, extra_data: { ...sums, days } };
}

/** Amount counted since midnight in account time, and the number of rounds that did not count. */
async function readSums(db: Connection, offerId: string, zone: TimeZone, now: Date) {
  const isToday = sql<boolean>`${playedOn(zone)} = ${dayIn(now.getTime(), zone)}`;
  const { today, zero } = await db
    .selectFrom('wager_entries')
    .where('offer_id', '=', offerId)
    .select((eb) => [
      eb.fn.sum<number | null>('counted').filterWhere(isToday).as('today'),
      eb.fn.countAll<number>().filterWhere('counted', '=', 0).as('zero'),
    ])
    .executeTakeFirstOrThrow();
  return { counted_today: Number(today ?? 0), zero_rounds: Number(zero) };
}

/** Counted amounts by day, including rounds on other pages. */
async function readDays(db: Connection, offerId: string, zone: TimeZone, days: readonly string[]) {
  if (days.length === 0) return [];
  const day = playedOn(zone);
  const rows = await db
    .selectFrom('wager_entries')
    .where('offer_id', '=', offerId)
    .where(day, 'in', days)
    .select((eb) => [day.as('day'), eb.fn.sum<number>('counted').as('counted')])
    .groupBy('day')
    .orderBy('day', 'desc')
    .execute();
  return rows.map((row) => ({ day: row.day, counted: Number(row.counted) }));
}
