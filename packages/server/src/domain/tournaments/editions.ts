import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { TournamentsTable } from '../../db/contest-tables.ts';
import type { Connection } from '../../db/types.ts';
import type { Ports } from '../../ports.ts';
import { allSeries, findSeries } from './series.ts';
import type { Series } from './series.ts';

/** One edition with the rules it is held by. */
export interface Tournament {
  readonly row: Selectable<TournamentsTable>;
  readonly series: Series;
  /** The newest edition has the slug of its series, an earlier one the day it began behind it. */
  readonly slug: string;
}

export type TournamentStatus = 'upcoming' | 'active' | 'finished' | 'canceled';

/** Status at a moment. */
export function tournamentStatus(
  row: Pick<Selectable<TournamentsTable>, 'starts_at' | 'ends_at' | 'canceled_at'>,
  now: Date,
): TournamentStatus {
  if (row.canceled_at !== null) return 'canceled';
  if (now < row.starts_at) return 'upcoming';
  return now < row.ends_at ? 'active' : 'finished';
}

/** Makes the edition of each series that runs now or comes next; run now and then, on any number of servers. */
export async function openTournaments({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  for (const series of allSeries) {
    const { from, to } = series.editionAt(now);
    const isThere = await db
      .selectFrom('tournaments')
      .select('id')
      .where('series', '=', series.slug)
      .where('starts_at', '=', from)
      .executeTakeFirst();
    if (isThere !== undefined) continue;
    await db.transaction().execute(async (trx) => {
      const made = await trx
        .insertInto('tournaments')
        .values({ series: series.slug, starts_at: from, ends_at: to, updated_at: now })
        .onConflict((conflict) => conflict.columns(['series', 'starts_at']).doNothing())
        .returning('id')
        .executeTakeFirst();
      if (made !== undefined) await addGames(trx, made.id, series);
    });
  }
}

async function addGames(trx: Connection, id: number, { games }: Series): Promise<void> {
  const rows = await trx
    .selectFrom('games')
    .innerJoin('game_categories', 'game_categories.game_id', 'games.id')
    .innerJoin('categories', 'categories.id', 'game_categories.category_id')
    .select('games.slug')
    .where('categories.slug', '=', games.category)
    .orderBy('games.popularity')
    .orderBy('games.id')
    .limit(games.count)
    .execute();
  if (rows.length === 0) return;
  await trx
    .insertInto('tournament_games')
    .values(rows.map(({ slug }, position) => ({ tournament_id: id, game_slug: slug, position })))
    .execute();
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** Editions that began last, the newest of each series first; `since` leaves out the ones that ended before it. */
export async function listTournaments(db: Connection, since: Date): Promise<Tournament[]> {
  const rows = await db
    .selectFrom('tournaments')
    .selectAll()
    .select(
      sql<boolean>`starts_at = (select max(newest.starts_at) from tournaments newest where newest.series = tournaments.series)`.as(
        'is_newest',
      ),
    )
    .where('ends_at', '>', since)
    .orderBy('starts_at', 'desc')
    .execute();
  return rows.flatMap(({ is_newest, ...row }) => {
    const series = findSeries(row.series);
    if (series === undefined) return [];
    return [{ row, series, slug: is_newest ? series.slug : `${series.slug}-${dayOf(row.starts_at)}` }];
  });
}

const editionSlug = /^(.+)-(\d{4}-\d{2}-\d{2})$/;

/** The edition a slug names: the newest of a series, or the one that began on a day. */
export async function findTournament(db: Connection, slug: string): Promise<Tournament | null> {
  const dated = editionSlug.exec(slug);
  const series = findSeries(dated?.[1] ?? slug);
  if (series === undefined) return null;
  let query = db.selectFrom('tournaments').selectAll().where('series', '=', series.slug);
  if (dated?.[2] !== undefined) {
    const from = new Date(`${dated[2]}T00:00:00Z`);
    if (Number.isNaN(from.getTime())) return null;
    query = query
      .where('starts_at', '>=', from)
      .where('starts_at', '<', new Date(from.getTime() + 86_400_000));
  }
  const row = await query.orderBy('starts_at', 'desc').executeTakeFirst();
  return row === undefined ? null : { row, series, slug };
}
