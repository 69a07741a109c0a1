import { hasRow } from '../../db/rows.ts';
import { finishedDays, type ResponseOf, type endpoints, type TournamentUpdate } from '@tulpar/api/contract';
import type { Connection } from '../../db/types.ts';
import { amountIn, type Currency, type Language, text } from '../locale/locale.ts';
import { prizeText, readBoard, countPlayers } from './board.ts';
import { conditionsOf, scoringRules, seriesText } from './rules.ts';
import {
  listArchive,
  listTournaments,
  tournamentStatus,
  type Tournament,
  type TournamentStatus,
  editionSlug,
} from './editions.ts';
import { canLeave } from './join.ts';
import { placeOf, type EntryRow } from './ranking.ts';
import { placesOf, prizeAt, prizesIn } from './prizes.ts';
import { pointsOf } from './scoring.ts';
import { longestCounting, prizeSource } from './lifecycle.ts';
import { findSeries } from './series.ts';

type Card = ResponseOf<(typeof endpoints)['tournaments']>['data'][number];
type Banner = ResponseOf<(typeof endpoints)['tournamentBanners']>['data'][number];
type Detail = ResponseOf<(typeof endpoints)['tournament']>;

export interface TournamentView {
  readonly playerId: number | null;
  readonly currency: Currency;
  readonly language: Language;
  readonly now: Date;
}

const imageOf = ({ picture }: Tournament['series']): string => `objects/${picture}.webp`;
/** How long a finished tournament remains in the list, ms. */
const shownFor = finishedDays * 24 * 3_600_000;
/** Wager multiplier of a money prize. */
const prizeWager = 1;

const poolOf = ({ series }: Tournament, currency: Currency): Card['prize_pool'] =>
  series.prizes.type === 'money' ? { amount: amountIn(series.prizes.pool, currency), currency } : null;

async function countsOf(db: Connection, tournaments: readonly Tournament[], view: TournamentView) {
  const ids = tournaments.map(({ row }) => row.id);
  if (ids.length === 0)
    return {
      games: new Map<number, number>(),
      players: new Map<number, number>() as ReadonlyMap<number, number>,
      mine: new Map<number, EntryRow>(),
    };
  const games = await db
    .selectFrom('tournament_games')
    .select((eb) => ['tournament_id', eb.fn.countAll<number>().as('count')])
    .where('tournament_id', 'in', ids)
    .groupBy('tournament_id')
    .execute();
  const players = await countPlayers(db, ids, view.currency);
  const mine =
    view.playerId === null
      ? []
      : await db
          .selectFrom('tournament_players')
          .selectAll()
          .where('tournament_id', 'in', ids)
          .where('player_id', '=', view.playerId)
          .execute();
  return {
    games: new Map(games.map(({ tournament_id, count }) => [tournament_id, count])),
    players,
    mine: new Map(mine.map((entry) => [entry.tournament_id, entry])),
  };
}

/** The player's state in a tournament; null if not joined. `known`: a place already read. */
async function myOf(
  db: Connection,
  tournament: Tournament,
  entry: EntryRow | undefined,
  { currency, language }: TournamentView,
  known: number | null | undefined,
): Promise<NonNullable<Card['my']> | null> {
  if (entry === undefined) return null;
  const isHere = entry.currency === currency;
  const place = known !== undefined ? known : isHere ? await placeOf(db, tournament, entry) : null;
  const { series } = tournament;
  return {
    place,
    points: pointsOf(series.scoring, entry.score),
    prize_text: place === null ? null : prizeText(series.prizes, place, currency, language),
  };
}

async function cardOf(
  db: Connection,
  tournament: Tournament,
  counts: Awaited<ReturnType<typeof countsOf>>,
  view: TournamentView,
  place?: number | null,
): Promise<Card> {
  const { row, series, slug } = tournament;
  const { currency, language, now } = view;
  const entry = counts.mine.get(row.id);
  const status = tournamentStatus(row, now);
  return {
    id: row.id,
    slug,
    title: text(`series.${series.slug}.title`, language),
    short_text: seriesText(series, 'short', view),
    image_url: imageOf(series),
    status,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    prize_pool: poolOf(tournament, currency),
    prize_places: placesOf(series.prizes),
    scoring: series.scoring,
    entry: series.entry,
    min_bet: series.minBet,
    games_count: counts.games.get(row.id) ?? 0,
    players_count: counts.players.get(row.id) ?? 0,
    is_joined: entry !== undefined,
    my: await myOf(db, tournament, entry, view, place),
    buy_in: series.buyIn === null ? null : { amount: amountIn(series.buyIn, currency), currency },
    results: status !== 'finished' ? null : row.settled_at === null ? 'pending' : 'final',
    results_by:
      status !== 'finished' ? null : new Date(row.ends_at.getTime() + longestCounting).toISOString(),
  };
}

const order: Readonly<Record<TournamentStatus, number>> = {
  active: 0,
  upcoming: 1,
  finished: 2,
  canceled: 3,
};

async function shown(db: Connection, now: Date): Promise<Tournament[]> {
  const listed = await listTournaments(db, new Date(now.getTime() - shownFor));
  const rank = ({ row }: Tournament) => order[tournamentStatus(row, now)];
  // Active and upcoming tournaments by their next date, finished and cancelled ones from the latest end.
  const moment = (tournament: Tournament) => {
    const { starts_at, ends_at } = tournament.row;
    return [ends_at.getTime(), starts_at.getTime(), -ends_at.getTime()][Math.min(rank(tournament), 2)] ?? 0;
  };
  return listed.toSorted((a, b) => rank(a) - rank(b) || moment(a) - moment(b) || a.row.id - b.row.id);
}

/** Tournaments: active, then upcoming, then those that ended in the last 7 days, then cancelled ones. */
export async function tournamentCards(db: Connection, view: TournamentView): Promise<Card[]> {
  return await cardsOf(db, await shown(db, view.now), view);
}

async function cardsOf(db: Connection, tournaments: readonly Tournament[], view: TournamentView) {
  const counts = await countsOf(db, tournaments, view);
  return await Promise.all(tournaments.map((tournament) => cardOf(db, tournament, counts, view)));
}

/** One page of the tournaments that ended over 7 days ago. */
export async function archivedCards(
  db: Connection,
  view: TournamentView,
  page: { readonly page: number; readonly limit: number },
) {
  const { tournaments, pagination } = await listArchive(db, new Date(view.now.getTime() - shownFor), page);
  return { data: await cardsOf(db, tournaments, view), pagination };
}

/** Banners of running and upcoming tournaments. */
export async function tournamentBanners(db: Connection, view: TournamentView): Promise<Banner[]> {
  const tournaments = await shown(db, view.now);
  return tournaments.flatMap((tournament): Banner[] => {
    const { row, series, slug } = tournament;
    const status = tournamentStatus(row, view.now);
    if (status !== 'active' && status !== 'upcoming') return [];
    return [
      {
        tournament_slug: slug,
        title: text(`series.${series.slug}.title`, view.language),
        image_url: imageOf(series),
        status,
        ends_at: row.ends_at.toISOString(),
        prize_pool: poolOf(tournament, view.currency),
      },
    ];
  });
}

async function isReminded(db: Connection, id: number, playerId: number | null): Promise<boolean> {
  const reminders = db.selectFrom('tournament_reminders').select('player_id').where('tournament_id', '=', id);
  return playerId !== null && (await hasRow(reminders.where('player_id', '=', playerId)));
}

/** The player's prize and its bonus; null without a prize or until places are final. */
async function prizeOf(
  db: Connection,
  { row, series }: Tournament,
  entry: EntryRow | undefined,
  language: Language,
): Promise<NonNullable<Detail['my_prize']> | null> {
  if (entry === undefined || entry.place === null) return null;
  const prize = prizeAt(series.prizes, entry.place, entry.currency);
  const words = prizeText(series.prizes, entry.place, entry.currency, language);
  if (prize === null || words === null) return null;
  const offer = await db
    .selectFrom('offers')
    .select('id')
    .where('source', '=', prizeSource(row.id, entry.player_id))
    .executeTakeFirst();
  return {
    text: words,
    amount: prize.amount,
    offer_id: offer?.id ?? null,
    transaction_id: null,
    credited_at: entry.prize_paid_at?.toISOString() ?? null,
  };
}

/** Slugs of the tournament's games, most played first. */
export async function tournamentGames(db: Connection, tournament: Tournament): Promise<string[]> {
  const rows = await db
    .selectFrom('tournament_games')
    .select('game_slug')
    .where('tournament_id', '=', tournament.row.id)
    .orderBy('position')
    .execute();
  return rows.map(({ game_slug }) => game_slug);
}

/** A tournament with its leaderboard, without the cards of its games. */
export async function tournamentDetail(
  db: Connection,
  tournament: Tournament,
  view: TournamentView,
): Promise<Omit<Detail, 'games_preview'>> {
  const { row, series } = tournament;
  const counts = await countsOf(db, [tournament], view);
  const entry = counts.mine.get(row.id);
  const { around, points_to_next_place, ...board } = await readBoard(db, tournament, view);
  const { at } = await db
    .selectFrom('tournament_players')
    .select((eb) => eb.fn.max('last_counted_at').as('at'))
    .where('tournament_id', '=', row.id)
    .executeTakeFirstOrThrow();
  const last = at === null || at < row.updated_at ? row.updated_at : at;
  return {
    ...(await cardOf(db, tournament, counts, view, board.me?.place ?? null)),
    rules_html: text('tournament.rules', view.language),
    scoring_text: seriesText(series, 'scoring', view),
    scoring_example: seriesText(series, 'example', view),
    limits: { max_rounds_per_day: series.maxRoundsPerDay },
    prizes: prizesIn(series.prizes, view.currency).map(({ from, to, amount, spins }) => ({
      place_from: from,
      place_to: to,
      type: amount === null ? 'free_spins' : 'money',
      amount,
      currency: amount === null ? null : view.currency,
      wager: amount === null ? null : prizeWager,
      spins_count: spins,
    })),
    ...board,
    updated_at: last.toISOString(),
    around,
    points_to_next_place,
    scoring_rules: scoringRules(series, view, board.me?.points ?? null),
    max_points_per_day: series.scoring === 'rounds_count' ? series.maxRoundsPerDay : null,
    conditions: await conditionsOf(db, series, { ...view, isJoined: entry !== undefined }),
    can_leave: entry !== undefined && canLeave(tournament, view.now),
    is_reminded: await isReminded(db, row.id, view.playerId),
    cancel_text:
      row.canceled_at === null
        ? null
        : text(`tournament.canceled.${series.buyIn === null ? 'free' : 'paid'}`, view.language),
    prizes_paid_at: row.settled_at?.toISOString() ?? null,
    my_prize: await prizeOf(db, tournament, entry, view.language),
  };
}

/** The player's points by game; empty for guests. */
export async function pointsByGame(
  db: Connection,
  { row, series }: Tournament,
  playerId: number | null,
): Promise<ReadonlyMap<string, number>> {
  if (playerId === null) return new Map();
  const rows = await db
    .selectFrom('tournament_game_scores')
    .select(['game_slug', 'score'])
    .where('tournament_id', '=', row.id)
    .where('player_id', '=', playerId)
    .execute();
  return new Map(rows.map(({ game_slug, score }) => [game_slug, pointsOf(series.scoring, score)]));
}

const rowsOfEvent = 10;

/** Data of the `tournament` event about a leaderboard; null for a removed edition. */
export async function tournamentUpdate(
  db: Connection,
  id: number,
  view: TournamentView,
): Promise<TournamentUpdate | null> {
  const row = await db.selectFrom('tournaments').selectAll().where('id', '=', id).executeTakeFirst();
  const series = row === undefined ? undefined : findSeries(row.series);
  if (row === undefined || series === undefined) return null;
  const tournament: Tournament = { row, series, slug: editionSlug(series, id) };
  const { leaderboard, me, around } = await readBoard(db, tournament, view, rowsOfEvent);
  const counts = await countPlayers(db, [id], view.currency);
  return {
    slug: tournament.slug,
    updated_at: view.now.toISOString(),
    leaderboard,
    around,
    me,
    players_count: counts.get(id) ?? 0,
    status: tournamentStatus(row, view.now),
  };
}
