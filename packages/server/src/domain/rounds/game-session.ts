import { hasRow } from '../../db/rows.ts';
import type { Selectable } from 'kysely';
import type { GameSessionsTable } from '../../db/money-tables.ts';
import type { Connection } from '../../db/types.ts';
import type { Ports } from '../../ports.ts';
import { randomToken } from '../../secrets.ts';
import { readBalances } from '../ledger/post.ts';
import { amountIn, type Currency } from '../locale/locale.ts';
import type { Outcome } from './slot.ts';

export type GameSessionRow = Selectable<GameSessionsTable>;

/** Lifetime of a game session, ms. */
const sessionLifetime = 12 * 3_600_000;

/** Initial demo credits, minor units. */
export const demoCredits: Readonly<Record<Currency, number>> = { KZT: 1_000_000, AZN: 5_000 };

/** `opened_by`: login session with which the game session ends; null for a guest. */
type NewGameSession = Pick<
  GameSessionRow,
  'player_id' | 'game_slug' | 'mode' | 'currency' | 'language' | 'app_origin' | 'opened_by'
>;

/** Opens a game session and returns its id, with which the game plays without an access token. */
export async function openGameSession(trx: Connection, session: NewGameSession, now: Date): Promise<string> {
  const id = `ses_${randomToken(24)}`;
  await trx
    .insertInto('game_sessions')
    .values({
      ...session,
      id,
      credits: session.mode === 'demo' ? demoCredits[session.currency] : null,
      created_at: now,
      expires_at: new Date(now.getTime() + sessionLifetime),
    })
    .execute();
  return id;
}

export type GameBalance =
  | { readonly real: number; readonly bonus: number; readonly currency: Currency }
  | { readonly credits: number; readonly currency: Currency };

/** An earlier round to show again. Amounts in minor units. */
interface RoundShown {
  readonly bet: number;
  readonly win: number;
  readonly reels: Outcome['reels'];
  readonly lines: Outcome['lines'];
}

export interface GameSessionView {
  readonly session: GameSessionRow;
  readonly name: string;
  readonly isEnded: boolean;
  /** Minimum and maximum stake, minor units. */
  readonly minBet: number;
  readonly maxBet: number;
  readonly balance: GameBalance;
  /** The player's latest round in this game, in case the page was closed before showing the result. */
  readonly latest: RoundShown | null;
}

export async function gameBalance(db: Connection, session: GameSessionRow): Promise<GameBalance> {
  const { currency, player_id, credits } = session;
  if (credits !== null || player_id === null) return { credits: credits ?? 0, currency };
  const { real, bonus } = await readBalances(db, player_id, currency);
  return { real, bonus, currency };
}

/** Time for which the result of a round is shown again, ms. */
const shownFor = 30 * 60_000;

/**
 * The player's latest real-money round in the game of a session, from any session. A round is booked when it is
 * played, so if the page was closed, only the animation of the result was missed.
 */
async function latestRound(
  db: Connection,
  { mode, player_id: playerId, game_slug: slug, currency }: GameSessionRow,
  now: Date,
): Promise<RoundShown | null> {
  if (mode !== 'real' || playerId === null) return null;
  const row = await db
    .selectFrom('rounds')
    .select('told')
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

/**
 * Whether the login session that opened a game is still valid, because the game ends with it (SEC-04). Always
 * true for guests.
 */
export async function isPlayerSignedIn(
  db: Connection,
  { player_id: playerId, opened_by: openedBy }: Pick<GameSessionRow, 'player_id' | 'opened_by'>,
  now: Date,
): Promise<boolean> {
  const live = db.selectFrom('sessions').select('id').where('revoked_at', 'is', null);
  return playerId === null || (await hasRow(live.where('id', '=', openedBy).where('expires_at', '>', now)));
}

/** A game session by id; null if the session is unknown or its game was removed. */
export async function findGameSession(
  { db, games, clock }: Pick<Ports, 'db' | 'games' | 'clock'>,
  id: string,
): Promise<GameSessionView | null> {
  const session = await db.selectFrom('game_sessions').selectAll().where('id', '=', id).executeTakeFirst();
  if (session === undefined) return null;
  const game = await games.find(db, session.game_slug);
  if (game === null) return null;
  return {
    session,
    name: game.name,
    isEnded: session.expires_at <= clock.now() || !(await isPlayerSignedIn(db, session, clock.now())),
    minBet: amountIn(game.minBet, session.currency),
    maxBet: amountIn(game.maxBet, session.currency),
    balance: await gameBalance(db, session),
    latest: await latestRound(db, session, clock.now()),
  };
}
