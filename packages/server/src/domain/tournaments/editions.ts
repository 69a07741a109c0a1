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
  /** `{series}-{id}`. */
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

/** Gives an edition the most played games of its series, fixed from then on. */
export async function addGames(trx: Connection, id: number, { games }: Series): Promise<void> {
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

/** Slug of an edition, its own for good: links in messages lead to it after the next edition has begun. */
export const editionSlug = (series: Series, id: number): string => `${series.slug}-${id}`;

/** Rows as tournaments; an edition of a series that is held no more is left out. */
function withSeries(rows: readonly Tournament['row'][]): Tournament[] {
  return rows.flatMap((row) => {
    const series = findSeries(row.series);
    return series === undefined ? [] : [{ row, series, slug: editionSlug(series, row.id) }];
  });
}

/** Editions that end after a moment, the ones that began last first. */
export async function listTournaments(db: Connection, since: Date): Promise<Tournament[]> {
  const rows = await db
    .selectFrom('tournaments')
    .selectAll()
    .where('ends_at', '>', since)
    .orderBy('starts_at', 'desc')
    .execute();
  return withSeries(rows);
}

/** One page of the editions that ended before a moment, the last one first, and how many there are. */
export async function listArchive(
  db: Connection,
  before: Date,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<{ readonly tournaments: Tournament[]; readonly count: number }> {
  const ended = db.selectFrom('tournaments').where('ends_at', '<=', before);
  const { count } = await ended
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await ended
    .selectAll()
    .orderBy('ends_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { tournaments: withSeries(rows), count };
}

const slugForm = /^(.+)-(\d{1,9})$/;

/** The edition a slug names; a slug of a series alone names the edition that runs, else the next, else the last one. */
export async function findTournament(db: Connection, slug: string, now: Date): Promise<Tournament | null> {
  const [, name, id] = slugForm.exec(slug) ?? [];
  const query = db.selectFrom('tournaments').selectAll();
  if (name !== undefined && findSeries(slug) === undefined) {
    const row = await query.where('series', '=', name).where('id', '=', Number(id)).executeTakeFirst();
    return row === undefined ? null : (withSeries([row])[0] ?? null);
  }
  const editions = query.where('series', '=', slug);
  const row =
    (await editions
      .where('ends_at', '>', now)
      .where('canceled_at', 'is', null)
      .orderBy('starts_at')
      .executeTakeFirst()) ?? (await editions.orderBy('starts_at', 'desc').executeTakeFirst());
  return row === undefined ? null : (withSeries([row])[0] ?? null);
}
