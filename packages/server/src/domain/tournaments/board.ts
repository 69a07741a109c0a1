import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { AnswerOf, endpoints } from '@tulpar/api/contract';
import type { Connection } from '../../db/types.ts';
import { formatMoney } from '../locale/money.ts';
import type { Currency, Language } from '../locale/locale.ts';
import type { Tournament } from './editions.ts';
import { findEntry, placeOf } from './place.ts';
import type { EntryRow } from './place.ts';
import { placesOf, prizeAt, prizesIn } from './prizes.ts';
import type { Prizes } from './prizes.ts';
import { pointsOf } from './scoring.ts';
import { spinsText } from './texts.ts';

type Detail = AnswerOf<(typeof endpoints)['tournament']>;
type Board = Pick<Detail, 'leaderboard' | 'me'> & {
  around: Detail['leaderboard'];
  points_to_next_place: number | null;
};

interface Ranked {
  readonly player_id: number;
  readonly first_name: string | null;
  readonly score: number;
}
type Placed = Ranked & { readonly place: number };

/** Most rows a list of places shows. */
const longest = 100;
/** Rows above and below the player's own. */
const neighbours = 2;

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

/** Rows of a board in an order the index of boards has, so that no more rows are read than shown. */
async function read(
  db: Connection,
  { row }: Tournament,
  currency: Currency,
  rest: RawBuilder<unknown>,
): Promise<readonly Ranked[]> {
  const isClosed = row.closed_at !== null;
  const { rows } = await sql<Ranked>`
    select mine.player_id, players.first_name, mine.score
    from tournament_players mine join players on players.id = mine.player_id
    where mine.tournament_id = ${row.id} and mine.currency = ${currency} and mine.score > 0
      and ${isClosed ? sql`mine.place is not null` : sql`players.banned_at is null`} ${rest}`.execute(db);
  return rows;
}

const best = sql`order by mine.score desc, mine.reached_at, mine.id`;
const worst = sql`order by mine.score, mine.reached_at desc, mine.id desc`;

/** The player's place with its neighbours. */
async function around(
  db: Connection,
  tournament: Tournament,
  entry: EntryRow,
  place: number,
): Promise<Placed[]> {
  const { score, reached_at: at, id, currency } = entry;
  const reached = sql`(mine.reached_at, mine.id)`;
  const own = sql`(${at}::timestamptz, ${id}::bigint)`;
  const above = await read(
    db,
    tournament,
    currency,
    sql`and mine.score >= ${score} and (mine.score > ${score} or ${reached} < ${own}) ${worst} limit ${neighbours}`,
  );
  const below = await read(
    db,
    tournament,
    currency,
    sql`and mine.score <= ${score} and (mine.score < ${score} or ${reached} >= ${own}) ${best} limit ${neighbours + 1}`,
  );
  return [...above.toReversed(), ...below].map((row, at) => ({ ...row, place: place - above.length + at }));
}

/** The best of a tournament, and where a player stands in it. */
export async function readBoard(
  db: Connection,
  tournament: Tournament,
  view: { readonly playerId: number | null; readonly currency: Currency; readonly language: Language },
  shown = longest,
): Promise<Board> {
  const { row, series } = tournament;
  const { currency, language, playerId } = view;
  const rows = await read(db, tournament, currency, sql`${best} limit ${longest}`);
  const show = (entry: Placed) => ({
    place: entry.place,
    player: maskedName(entry.first_name, entry.player_id, language),
    points: pointsOf(series.scoring, entry.score),
    is_me: entry.player_id === playerId,
    prize_text: prizeText(series.prizes, entry.place, currency, language),
  });
  const top = rows.map((entry, at) => ({ ...entry, place: at + 1 }));
  const leaderboard = top.slice(0, shown).map(show);
  const none = { leaderboard, me: null, around: [], points_to_next_place: null };
  const entry = playerId === null ? undefined : await findEntry(db, row.id, playerId);
  if (entry === undefined) return none;

  const isOpen = row.closed_at === null;
  const place = entry.currency === currency ? await placeOf(db, tournament, entry) : null;
  const near =
    place === null
      ? []
      : place <= longest
        ? top.slice(Math.max(0, place - 1 - neighbours), place + neighbours)
        : await around(db, tournament, entry, place);
  const mine = near.find((one) => one.player_id === playerId);
  if (mine !== undefined && mine.place > longest && shown === longest) leaderboard.push(show(mine));
  const next = near.find((one) => one.place === (place ?? 0) - 1);
  // Of equal scores the earlier one leads: one unit more makes the place.
  const missing = (score: number) => pointsOf(series.scoring, score - entry.score + 1);
  return {
    leaderboard,
    me: {
      place,
      points: pointsOf(series.scoring, entry.score),
      points_to_next_prize: isOpen
        ? missingTo(series.prizes, currency, place, (target) => missing(top[target - 1]?.score ?? 0))
        : null,
      counted_rounds: entry.counted_rounds,
      last_counted_at: entry.last_counted_at?.toISOString() ?? null,
    },
    around: place !== null && place > shown ? near.map(show) : [],
    points_to_next_place: isOpen && next !== undefined ? missing(next.score) : null,
  };
}

/** Points that lift the player into the next better group of prizes; null at the top and without prizes. */
function missingTo(
  prizes: Prizes,
  currency: Currency,
  place: number | null,
  missing: (target: number) => number,
): number | null {
  const last = placesOf(prizes);
  const groups = prizesIn(prizes, currency);
  if (groups.length === 0) return null;
  const target = place === null || place > last ? last : groups.findLast(({ to }) => to < place)?.to;
  // A place nobody holds is reached with the first point.
  return target === undefined ? null : missing(target);
}
