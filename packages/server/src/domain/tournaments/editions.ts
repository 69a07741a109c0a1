import { hasRow, readPage } from '../../db/rows.ts';
import type { Selectable } from 'kysely';
import type { TournamentsTable } from '../../db/contest-tables.ts';
import type { Connection } from '../../db/types.ts';
import { processEach } from '../../queues.ts';
import type { Ports } from '../../ports.ts';
import { allSeries, findSeries, type Series } from './series.ts';

export interface Tournament {
  readonly row: Selectable<TournamentsTable>;
  readonly series: Series;
  /** Slug of the edition: `{series}-{id}`. */
  readonly slug: string;
}

export type TournamentStatus = 'upcoming' | 'active' | 'finished' | 'canceled';

export function tournamentStatus(
  row: Pick<Selectable<TournamentsTable>, 'starts_at' | 'ends_at' | 'canceled_at'>,
  now: Date,
): TournamentStatus {
  if (row.canceled_at !== null) return 'canceled';
  if (now < row.starts_at) return 'upcoming';
  return now < row.ends_at ? 'active' : 'finished';
}

/** Creates the current or next edition of each series; run periodically, on several servers if need be. */
export async function openTournaments({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await processEach(allSeries, async (series) => {
    const { from, to } = series.editionAt(now);
    const same = db.selectFrom('tournaments').select('id').where('series', '=', series.slug);
    if (await hasRow(same.where('starts_at', '=', from))) return;
    await db.transaction().execute((trx) => createTournament(trx, series.slug, { from, to }, now));
  });
}

/** Stores the games of an edition permanently: the most played of its category. */
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

/** Slug of an edition; links to it remain valid after the next edition has started. */
export const editionSlug = (series: Series, id: number): string => `${series.slug}-${id}`;

/** Adds the series to each row; omits editions of a series that was removed. */
function withSeries(rows: readonly Tournament['row'][]): Tournament[] {
  return rows.flatMap((row) => {
    const series = findSeries(row.series);
    return series === undefined ? [] : [{ row, series, slug: editionSlug(series, row.id) }];
  });
}

/** Editions that end after a moment, latest start first. */
export async function listTournaments(db: Connection, since: Date): Promise<Tournament[]> {
  const rows = await db
    .selectFrom('tournaments')
    .selectAll()
    .where('ends_at', '>', since)
    .orderBy('starts_at', 'desc')
    .execute();
  return withSeries(rows);
}

/** A page of the editions that ended before a moment, latest first. */
export async function listArchive(
  db: Connection,
  before: Date,
  { page, limit }: { readonly page: number; readonly limit: number },
) {
  const ended = db.selectFrom('tournaments').where('ends_at', '<=', before);
  const ordered = ended.selectAll().orderBy('ends_at', 'desc').orderBy('id', 'desc');
  const { rows, pagination } = await readPage(ended, ordered, page, limit);
  return { tournaments: withSeries(rows), pagination };
}

const slugForm = /^(.+)-(\d{1,9})$/;

/** The edition with a slug; for the slug of a series its running edition, else its next or else its last one. */
export async function findTournament(db: Connection, slug: string, now: Date): Promise<Tournament | null> {
  const [, name, id] = slugForm.exec(slug) ?? [];
  const query = db.selectFrom('tournaments').selectAll();
  const find = async () => {
    if (name !== undefined && findSeries(slug) === undefined)
      return await query.where('series', '=', name).where('id', '=', Number(id)).executeTakeFirst();
    const editions = query.where('series', '=', slug);
    const current = editions.where('ends_at', '>', now).where('canceled_at', 'is', null).orderBy('starts_at');
    return (
      (await current.executeTakeFirst()) ?? (await editions.orderBy('starts_at', 'desc').executeTakeFirst())
    );
  };
  const row = await find();
  return (row && withSeries([row])[0]) ?? null;
}

/** Creates an edition of a series; null for an unknown series, an end before the start, or a start that exists. */
export async function createTournament(
  trx: Connection,
  slug: string,
  { from, to }: { readonly from: Date; readonly to: Date },
  now: Date,
): Promise<number | null> {
  const series = findSeries(slug);
  if (series === undefined || from >= to) return null;
  const made = await trx
    .insertInto('tournaments')
    .values({ series: slug, starts_at: from, ends_at: to, updated_at: now })
    .onConflict((conflict) => conflict.columns(['series', 'starts_at']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made === undefined) return null;
  await addGames(trx, made.id, series);
  return made.id;
}

/** Update of an edition, unless it has ended or was cancelled. */
const updateOpen = (trx: Connection, id: number, now: Date) =>
  trx
    .updateTable('tournaments')
    .set({ updated_at: now })
    .where('id', '=', id)
    .where('canceled_at', 'is', null)
    .where('ends_at', '>', now)
    .returning('id');

/**
 * Cancels a tournament that has not ended; false if there is none. A job of `lifecycle.ts` refunds the entry prices
 * later: to lock players here could cause a deadlock with rounds that wait for this tournament.
 */
export const cancelTournament = (trx: Connection, id: number, now: Date): Promise<boolean> =>
  hasRow(updateOpen(trx, id, now).set({ canceled_at: now }).where('closed_at', 'is', null));

/** Ends a running tournament now; later rounds do not count. False if it is not running. */
export const endTournament = (trx: Connection, id: number, now: Date): Promise<boolean> =>
  hasRow(updateOpen(trx, id, now).set({ ends_at: now }).where('starts_at', '<', now));
