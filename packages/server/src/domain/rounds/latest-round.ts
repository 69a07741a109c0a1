import type { Connection } from '../../db/types.ts';
import type { GameSessionRow } from './game-session.ts';
import type { Outcome } from './slot.ts';

/** A round as a game shows it once more. Amounts in minor units. */
export interface RoundShown {
  readonly bet: number;
  readonly win: number;
  readonly reels: Outcome['reels'];
  readonly lines: Outcome['lines'];
}

/** How long a round is shown again, ms. */
const shownFor = 30 * 60_000;

/**
 * The player's latest round for money in the game of a session, whichever session it was played in: stake and win are
 * booked at once, so one whose page went away before the answer came is over, and only its picture is missing.
 */
export async function latestRound(
  db: Connection,
  { mode, player_id: playerId, game_slug: slug, currency }: GameSessionRow,
  now: Date,
): Promise<RoundShown | null> {
  if (mode !== 'real' || playerId === null) return null;
  const row = await db
    .selectFrom('rounds')
    .select('told')
    .where('mode', '=', 'real')
    .where('player_id', '=', playerId)
    .where('created_at', '>', new Date(now.getTime() - shownFor))
    .where('game_slug', '=', slug)
    .where('currency', '=', currency)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { bet, win, reels, lines } = row.told as RoundShown;
  return { bet, win, reels, lines };
}
