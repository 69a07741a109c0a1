import { sql } from 'kysely';
import type { AnswerOf, endpoints } from '@tulpar/api/contract';
import type { Connection } from '../../db/types.ts';
import { formatMoney } from '../locale/money.ts';
import type { Currency, Language } from '../locale/locale.ts';
import type { Tournament } from './editions.ts';
import { placesOf, prizeAt, prizesIn } from './prizes.ts';
import type { Prizes } from './prizes.ts';
import { pointsOf } from './scoring.ts';
import { spinsText } from './texts.ts';

type Detail = AnswerOf<(typeof endpoints)['tournament']>;

interface Entry {
  readonly player_id: number;
  readonly first_name: string | null;
  readonly score: number;
  readonly place: number;
  readonly counted_rounds: number;
  readonly last_counted_at: Date | null;
}

/** Most rows a list of places shows. */
const longest = 100;

/** A name nobody is known by: its first letter and the last digit of the number of the account. */
export function maskedName(firstName: string | null, playerId: number, language: Language): string {
  const letter = [...(firstName ?? '').trim()][0] ?? 'P';
  return `${letter.toLocaleUpperCase(language)}***${playerId % 10}`;
}

/** What a place wins, in words; null for no prize. */
export function prizeText(
  prizes: Prizes,
  place: number,
  currency: Currency,
  language: Language,
): string | null {
  const prize = prizeAt(prizes, place, currency);
  if (prize === null) return null;
  return prize.amount === null
    ? spinsText[language].replace('{count}', String(prize.spins))
    : formatMoney(prize.amount, currency, language);
}

/** Everybody with points in a currency, best first: by place once the places stand. */
const ranked = (tournamentId: number, currency: Currency, isClosed: boolean) => sql<Entry>`
  select tournament_players.player_id, players.first_name, tournament_players.score,
    ${
      isClosed
        ? sql`tournament_players.place`
        : sql`row_number() over (order by tournament_players.score desc, tournament_players.reached_at, tournament_players.id)`
    } as place,
    tournament_players.counted_rounds, tournament_players.last_counted_at
  from tournament_players join players on players.id = tournament_players.player_id
  where tournament_players.tournament_id = ${tournamentId} and tournament_players.currency = ${currency}
    and tournament_players.score > 0
    and ${isClosed ? sql`tournament_players.place is not null` : sql`players.banned_at is null`}
`;

/** The best of a tournament, and where a player stands in it. */
export async function readBoard(
  db: Connection,
  { row, series }: Tournament,
  view: { readonly playerId: number | null; readonly currency: Currency; readonly language: Language },
): Promise<Pick<Detail, 'leaderboard' | 'me'>> {
  const { currency, language, playerId } = view;
  const all = ranked(row.id, currency, row.closed_at !== null);
  const { rows } = await sql<Entry>`select * from (${all}) board order by place limit ${longest}`.execute(db);
  const show = (entry: Entry) => ({
    place: entry.place,
    player: maskedName(entry.first_name, entry.player_id, language),
    points: pointsOf(series.scoring, entry.score),
    is_me: entry.player_id === playerId,
    prize_text: prizeText(series.prizes, entry.place, currency, language),
  });
  const joined =
    playerId === null
      ? undefined
      : await db
          .selectFrom('tournament_players')
          .selectAll()
          .where('tournament_id', '=', row.id)
          .where('player_id', '=', playerId)
          .executeTakeFirst();
  const leaderboard = rows.map(show);
  if (joined === undefined) return { leaderboard, me: null };
  const { rows: found } =
    await sql<Entry>`select * from (${all}) board where player_id = ${playerId}`.execute(db);
  const mine = found[0];
  if (mine !== undefined && mine.place > longest) leaderboard.push(show(mine));
  return {
    leaderboard,
    me: {
      place: mine?.place ?? null,
      points: pointsOf(series.scoring, joined.score),
      points_to_next_prize:
        row.closed_at !== null
          ? null
          : await missing(db, all, series.prizes, currency, mine?.place ?? null, joined.score, (score) =>
              pointsOf(series.scoring, score),
            ),
      counted_rounds: joined.counted_rounds,
      last_counted_at: joined.last_counted_at?.toISOString() ?? null,
    },
  };
}

/** Points that lift the player into the next better group of prizes; null at the top and without prizes. */
async function missing(
  db: Connection,
  all: ReturnType<typeof ranked>,
  prizes: Prizes,
  currency: Currency,
  place: number | null,
  score: number,
  shown: (score: number) => number,
): Promise<number | null> {
  const last = placesOf(prizes);
  const groups = prizesIn(prizes, currency);
  if (groups.length === 0) return null;
  const target = place === null || place > last ? last : groups.findLast(({ to }) => to < place)?.to;
  if (target === undefined) return null;
  const { rows } = await sql<{
    score: number;
  }>`select score from (${all}) board where place = ${target}`.execute(db);
  // A place nobody holds is reached with the first point.
  return shown((rows[0]?.score ?? 0) - score + 1);
}
