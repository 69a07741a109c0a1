import type { AnswerOf, endpoints } from '@tulpar/api/contract';
import type { Connection } from '../../db/types.ts';
import { amountIn } from '../locale/locale.ts';
import type { Currency, Language } from '../locale/locale.ts';
import { listTournaments, tournamentStatus } from './editions.ts';
import type { Tournament, TournamentStatus } from './editions.ts';
import { placesOf, prizesIn } from './prizes.ts';
import { readBoard } from './board.ts';
import { rules } from './texts.ts';

type Card = AnswerOf<(typeof endpoints)['tournaments']>['data'][number];
type Banner = AnswerOf<(typeof endpoints)['tournamentBanners']>['data'][number];
type Detail = AnswerOf<(typeof endpoints)['tournament']>;

/** Whose eyes a tournament is shown to. */
export interface TournamentView {
  readonly playerId: number | null;
  readonly currency: Currency;
  readonly language: Language;
  readonly now: Date;
}

const image = 'banners/tournament.webp';
/** How long a finished tournament stays in the list, ms. */
const shownFor = 7 * 24 * 3_600_000;
/** Stake once: the wager of a money prize. */
const prizeWager = 1;

const poolOf = ({ series }: Tournament, currency: Currency): Card['prize_pool'] =>
  series.prizes.type === 'money' ? { amount: amountIn(series.prizes.pool, currency), currency } : null;

async function countsOf(db: Connection, tournaments: readonly Tournament[], view: TournamentView) {
  const ids = tournaments.map(({ row }) => row.id);
  if (ids.length === 0)
    return { games: new Map<number, number>(), players: new Map<number, number>(), mine: new Set<number>() };
  const games = await db
    .selectFrom('tournament_games')
    .select((eb) => ['tournament_id', eb.fn.countAll<number>().as('count')])
    .where('tournament_id', 'in', ids)
    .groupBy('tournament_id')
    .execute();
  const players = await db
    .selectFrom('tournament_players')
    .select((eb) => ['tournament_id', eb.fn.countAll<number>().as('count')])
    .where('tournament_id', 'in', ids)
    .where('currency', '=', view.currency)
    .groupBy('tournament_id')
    .execute();
  const mine =
    view.playerId === null
      ? []
      : await db
          .selectFrom('tournament_players')
          .select('tournament_id')
          .where('tournament_id', 'in', ids)
          .where('player_id', '=', view.playerId)
          .execute();
  return {
    games: new Map(games.map(({ tournament_id, count }) => [tournament_id, count])),
    players: new Map(players.map(({ tournament_id, count }) => [tournament_id, count])),
    mine: new Set(mine.map(({ tournament_id }) => tournament_id)),
  };
}

function cardOf(
  tournament: Tournament,
  counts: Awaited<ReturnType<typeof countsOf>>,
  { currency, language, now }: TournamentView,
): Card {
  const { row, series, slug } = tournament;
  return {
    id: row.id,
    slug,
    title: series.texts.title[language],
    short_text: series.texts.short[language],
    image_url: image,
    status: tournamentStatus(row, now),
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    prize_pool: poolOf(tournament, currency),
    prize_places: placesOf(series.prizes),
    scoring: series.scoring,
    entry: series.entry,
    min_bet: series.minBet,
    games_count: counts.games.get(row.id) ?? 0,
    players_count: counts.players.get(row.id) ?? 0,
    is_joined: counts.mine.has(row.id),
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
  // What runs or comes is listed by its nearest moment, what is over the last one first.
  const moment = (tournament: Tournament) => {
    const { starts_at, ends_at } = tournament.row;
    return [ends_at.getTime(), starts_at.getTime(), -ends_at.getTime()][Math.min(rank(tournament), 2)] ?? 0;
  };
  return listed.toSorted((a, b) => rank(a) - rank(b) || moment(a) - moment(b) || a.row.id - b.row.id);
}

/** Tournaments: active, then upcoming, then finished. */
export async function tournamentCards(db: Connection, view: TournamentView): Promise<Card[]> {
  const tournaments = await shown(db, view.now);
  const counts = await countsOf(db, tournaments, view);
  return tournaments.map((tournament) => cardOf(tournament, counts, view));
}

/** Banners of the tournaments that run or come. */
export async function tournamentBanners(db: Connection, view: TournamentView): Promise<Banner[]> {
  const tournaments = await shown(db, view.now);
  return tournaments.flatMap((tournament): Banner[] => {
    const { row, series, slug } = tournament;
    const status = tournamentStatus(row, view.now);
    if (status !== 'active' && status !== 'upcoming') return [];
    return [
      {
        tournament_slug: slug,
        title: series.texts.title[view.language],
        image_url: image,
        status,
        ends_at: row.ends_at.toISOString(),
        prize_pool: poolOf(tournament, view.currency),
      },
    ];
  });
}

/** Slugs of the games that count, the most played first. */
export async function tournamentGames(db: Connection, tournament: Tournament): Promise<string[]> {
  const rows = await db
    .selectFrom('tournament_games')
    .select('game_slug')
    .where('tournament_id', '=', tournament.row.id)
    .orderBy('position')
    .execute();
  return rows.map(({ game_slug }) => game_slug);
}

/** One tournament with its places; the cards of its games are the caller's. */
export async function tournamentDetail(
  db: Connection,
  tournament: Tournament,
  view: TournamentView,
): Promise<Omit<Detail, 'games_preview'>> {
  const { row, series } = tournament;
  const counts = await countsOf(db, [tournament], view);
  const board = await readBoard(db, tournament, view);
  const { at } = await db
    .selectFrom('tournament_players')
    .select((eb) => eb.fn.max('last_counted_at').as('at'))
    .where('tournament_id', '=', row.id)
    .executeTakeFirstOrThrow();
  const last = at === null || at < row.updated_at ? row.updated_at : at;
  return {
    ...cardOf(tournament, counts, view),
    rules_html: rules[view.language],
    scoring_text: series.texts.scoring[view.language],
    scoring_example: series.texts.example[view.language],
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
  };
}
