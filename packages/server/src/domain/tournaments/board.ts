import type { ResponseOf, endpoints } from '@tulpar/api/contract';
import type { Connection } from '../../db/types.ts';
import { formatMoney, type Currency, type Language, text } from '../locale/locale.ts';
import { readRows, type Placed, findEntry, neighbours, rowsAround } from './ranking.ts';
import type { Tournament } from './editions.ts';
import { placesOf, prizeAt, prizesIn, type Prizes } from './prizes.ts';
import { pointsOf } from './scoring.ts';

type Detail = ResponseOf<(typeof endpoints)['tournament']>;
type Board = Pick<Detail, 'leaderboard' | 'me'> & {
  around: Detail['leaderboard'];
  points_to_next_place: number | null;
};

/** Maximum number of rows of a leaderboard. */
const longest = 100;

/** Anonymous name: the first letter of the name and the last digit of the account id. */
export function maskedName(firstName: string | null, playerId: number, language: Language): string {
  const letter = [...(firstName ?? '').trim()][0] ?? 'P';
  return `${letter.toLocaleUpperCase(language)}***${playerId % 10}`;
}

/** Prize of a place as text; null for no prize. */
export function prizeText(
  prizes: Prizes,
  place: number,
  currency: Currency,
  language: Language,
): string | null {
  const prize = prizeAt(prizes, place, currency);
  if (prize === null) return null;
  return prize.amount === null
    ? text('tournament.spins', language, { count: prize.spins })
    : formatMoney(prize.amount, currency, language);
}

/** The top rows of a tournament, and the player's place. */
export async function readBoard(
  db: Connection,
  tournament: Tournament,
  view: { readonly playerId: number | null; readonly currency: Currency; readonly language: Language },
  shown = longest,
): Promise<Board> {
  const { row, series } = tournament;
  const { currency, language, playerId } = view;
  const rows = await readRows(db, tournament, currency, longest);
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
  const at = top.findIndex((one) => one.player_id === playerId);
  const near =
    at >= 0
      ? top.slice(Math.max(0, at - neighbours), at + 1 + neighbours)
      : entry.currency === currency
        ? behind(top.length, playerId, await rowsAround(db, tournament, entry))
        : [];
  const mine = near.find((one) => one.player_id === playerId);
  const place = mine?.place ?? null;
  if (mine !== undefined && mine.place > longest && shown === longest) leaderboard.push(show(mine));
  const next = near.find((one) => one.place === (place ?? 0) - 1);
  // At equal scores the earlier player is ahead, so a place needs one unit more.
  const missing = (score: number) => pointsOf(series.scoring, score - entry.score + 1);
  return {
    leaderboard,
    me: {
      place,
      points: pointsOf(series.scoring, entry.score),
      // If no player has the target place yet, any score reaches it.
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

/**
 * Corrects places near the player, which may be two seconds old: a player who is not among the first `count` rows
 * must have a place after them.
 */
function behind(count: number, playerId: number | null, near: readonly Placed[]): readonly Placed[] {
  const counted = near.find((one) => one.player_id === playerId)?.place ?? Infinity;
  const missing = Math.max(0, count + 1 - counted);
  return near.map((one) => ({ ...one, place: one.place + missing }));
}

/** Points needed for the next better group of prizes; null in the best group or without prizes. */
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
  return target === undefined ? null : missing(target);
}

/** Numbers of players from this size on are cached. */
const large = 1_000;
/** Cache lifetime, ms; not longer than the interval of leaderboard events. */
const remembered = 2_000;

interface Known {
  readonly count: number;
  readonly until: number;
}
const known = new WeakMap<Connection, Map<string, Known>>();

/**
 * Number of players in one currency per tournament. Counting is the slowest part of a large leaderboard, so a
 * large number may be two seconds old.
 */
export async function countPlayers(
  db: Connection,
  ids: readonly number[],
  currency: Currency,
): Promise<ReadonlyMap<number, number>> {
  const counts = known.get(db) ?? new Map<string, Known>();
  known.set(db, counts);
  const now = performance.now();
  const found = new Map<number, number>();
  for (const id of ids) {
    const one = counts.get(`${id}:${currency}`);
    if (one !== undefined && one.until > now) found.set(id, one.count);
  }
  const unknown = ids.filter((id) => !found.has(id));
  if (unknown.length === 0) return found;
  const rows = await db
    .selectFrom('tournament_players')
    .select((eb) => ['tournament_id', eb.fn.countAll<number>().as('count')])
    .where('tournament_id', 'in', unknown)
    .where('currency', '=', currency)
    .groupBy('tournament_id')
    .execute();
  for (const { tournament_id: id, count } of rows) {
    found.set(id, count);
    if (count >= large) counts.set(`${id}:${currency}`, { count, until: now + remembered });
  }
  return found;
}
