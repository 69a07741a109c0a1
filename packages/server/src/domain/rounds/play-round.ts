import { randomInt } from 'node:crypto';
import type { Connection } from '../../db/types.ts';
import type { Ports, GameFacts } from '../../ports.ts';
import { randomId } from '../../secrets.ts';
import { lockPlayer, readBalances, post, readPlayer } from '../ledger/post.ts';
import { countGiftSpin, giftSpinsFor, expireActive } from '../offers/finish.ts';
import { closeEmptyTurnover, countTurnover } from '../protection/turnover.ts';
import { isRestricted } from '../protection/restrictions.ts';
import { markPlay } from '../protection/play-sessions.ts';
import { refuseOverLimits } from '../protection/limits.ts';
import { refuse } from '../errors/refusal.ts';
import { amountIn, type Currency } from '../locale/locale.ts';
import { countForTournaments } from '../tournaments/counting.ts';
import { countRound, splitStake, splitWin, type Split } from '../wagering/progress.ts';
import { gameBalance, isPlayerSignedIn, type GameBalance, type GameSessionRow } from './game-session.ts';
import { spin, type Outcome, type Random } from './slot.ts';

type Needs = Pick<Ports, 'db' | 'clock' | 'games' | 'queue'>;

export interface RoundRequest {
  readonly sessionId: string;
  /** Idempotency key: all requests with the same key get the same round. */
  readonly roundKey: string;
  /** Stake in minor units. */
  readonly bet: number;
}

/** Result of a round for the game. Amounts in minor units. */
export interface RoundResult {
  readonly round_id: string;
  readonly mode: 'demo' | 'real';
  readonly bet: number;
  readonly win: number;
  /** Five columns of three symbols each, top first, as indexes into `symbols` of `slot.ts`. */
  readonly reels: Outcome['reels'];
  readonly lines: Outcome['lines'];
  readonly balance: GameBalance;
}

/** Game session of a player, not of a guest. */
type PlayerSession = GameSessionRow & { readonly player_id: number };

const keyForm = /^[\w-]{8,64}$/;

/**
 * Plays one round: the server determines the result and books stake, win and wagering progress in one transaction.
 * Refuses with 404 SESSION_NOT_FOUND, 409 SESSION_ENDED, INSUFFICIENT_FUNDS, PLAYER_RESTRICTED, LOSS_LIMIT_REACHED,
 * WAGER_LIMIT_REACHED, TIME_LIMIT_REACHED, 422 BET_INVALID, FIELD_INVALID, IDEMPOTENCY_MISMATCH, 503 SERVER_BUSY.
 */
export async function playRound(
  { db, clock, games, queue }: Needs,
  request: RoundRequest,
  random: Random = (bound) => randomInt(bound),
): Promise<RoundResult> {
  if (!keyForm.test(request.roundKey)) return refuse(422, 'FIELD_INVALID');
  const opened = await db
    .selectFrom('game_sessions')
    .select('player_id')
    .where('id', '=', request.sessionId)
    .executeTakeFirst();
  if (opened === undefined) return refuse(404, 'SESSION_NOT_FOUND');
  return await queue.run(opened.player_id ?? request.sessionId, () =>
    playInTurn({ db, clock, games }, opened.player_id, request, random),
  );
}

async function playInTurn(
  { db, clock, games }: Omit<Needs, 'queue'>,
  playerId: number | null,
  request: RoundRequest,
  random: Random,
): Promise<RoundResult> {
  return await db.transaction().execute(async (trx) => {
    const session = await lockSession(trx, request.sessionId, playerId);
    const now = clock.now();
    if (session === undefined) return refuse(404, 'SESSION_NOT_FOUND');
    const before = await findRound(trx, session, request.roundKey);
    if (before !== undefined) {
      return before.bet === request.bet ? (before.told as RoundResult) : refuse(422, 'IDEMPOTENCY_MISMATCH');
    }
    const game = await games.find(trx, session.game_slug);
    if (session.expires_at <= now || game === null || !(await isPlayerSignedIn(trx, session, now)))
      return refuse(409, 'SESSION_ENDED');
    const min = amountIn(game.minBet, session.currency);
    const max = amountIn(game.maxBet, session.currency);
    if (!Number.isSafeInteger(request.bet) || request.bet < min || request.bet > max)
      return refuse(422, 'BET_INVALID');
    return session.player_id === null || session.mode === 'demo'
      ? await playDemo(trx, session, request, spin(random, request.bet), now)
      : await playReal(
          trx,
          { ...session, player_id: session.player_id },
          game,
          request,
          spin(random, request.bet),
          now,
        );
  });
}

/** Locks and reads a game session: takes the lock of the player, for a guest the lock of the session. */
async function lockSession(
  trx: Connection,
  id: string,
  playerId: number | null,
): Promise<GameSessionRow | undefined> {
  const query = trx.selectFrom('game_sessions').selectAll().where('id', '=', id);
  if (playerId === null) return await query.forNoKeyUpdate().executeTakeFirst();
  await lockPlayer(trx, playerId);
  return await query.executeTakeFirst();
}

async function findRound(trx: Connection, session: GameSessionRow, roundKey: string) {
  if (session.mode === 'demo' || session.player_id === null)
    return await trx
      .selectFrom('demo_rounds')
      .select(['told', 'bet'])
      .where('session_id', '=', session.id)
      .where('round_key', '=', roundKey)
      .executeTakeFirst();
  return await trx
    .selectFrom('round_keys')
    .innerJoin('rounds', (join) =>
      join
        .onRef('rounds.player_id', '=', 'round_keys.player_id')
        .onRef('rounds.created_at', '=', 'round_keys.round_at')
        .onRef('rounds.id', '=', 'round_keys.round_id'),
    )
    .select(['rounds.told', 'rounds.bet'])
    .where('round_keys.session_id', '=', session.id)
    .where('round_keys.round_key', '=', roundKey)
    .where('rounds.player_id', '=', session.player_id)
    .executeTakeFirst();
}

async function playDemo(
  trx: Connection,
  session: GameSessionRow,
  request: RoundRequest,
  outcome: Outcome,
  now: Date,
): Promise<RoundResult> {
  // A demo counts as play, so a break ends it too (SAFE-10).
  if (session.player_id !== null) await refuseUnfit(trx, session.player_id, now);
  const credits = (session.credits ?? 0) - request.bet;
  if (credits < 0) return refuse(409, 'INSUFFICIENT_FUNDS');
  const after = credits + outcome.win;
  await trx.updateTable('game_sessions').set({ credits: after }).where('id', '=', session.id).execute();
  const result = resultOf(session, request, outcome, { credits: after, currency: session.currency });
  await trx
    .insertInto('demo_rounds')
    .values({ ...roundRow(session, request, result, now), player_id: session.player_id })
    .execute();
  if (session.player_id !== null) {
    const { player_id: playerId, currency } = session;
    const counted = {
      playerId,
      mode: 'demo',
      currency,
      game: session.game_slug,
      bet: request.bet,
      win: outcome.win,
    } as const;
    await countForTournaments(trx, counted, now);
  }
  return result;
}

async function playReal(
  trx: Connection,
  session: PlayerSession,
  game: GameFacts,
  request: RoundRequest,
  outcome: Outcome,
  now: Date,
): Promise<RoundResult> {
  const { player_id: playerId, currency } = session;
  await refuseUnfit(trx, playerId, now);
  await expireActive(trx, playerId, now);
  const spins = await giftSpinsFor(trx, { playerId, currency, game: game.slug, bet: request.bet });
  if (spins !== undefined) {
    // Free spins stake no real money, but time limits apply to them.
    await refuseOverLimits(trx, playerId, { bet: 0, own: 0 }, now);
    await markPlay(trx, { id: playerId, currency }, { bet: 0, win: 0 }, now);
    const none: Split = { real: 0, bonus: 0 };
    const given = resultOf(session, request, outcome, { real: 0, bonus: 0, currency });
    await storeRound(
      trx,
      session,
      request,
      { result: given, stake: none, win: none, giftOfferId: spins.id },
      now,
    );
    await countGiftSpin(trx, spins, outcome.win, now);
    return await withBalance(trx, session, given, now);
  }
  const stake = splitStake(request.bet, await readBalances(trx, playerId, currency));
  if (stake === null) return refuse(409, 'INSUFFICIENT_FUNDS');
  await refuseOverLimits(trx, playerId, { bet: request.bet, own: stake.real }, now);
  const win = splitWin(outcome.win, stake);
  const draft = resultOf(session, request, outcome, { real: 0, bonus: 0, currency });
  const roundId = draft.round_id;
  // Store the round first, because its postings refer to it.
  await storeRound(trx, session, request, { result: draft, stake, win }, now);
  await bookRound(trx, { roundId, playerId, currency, stake, win }, now);
  await markPlay(trx, { id: playerId, currency }, { bet: request.bet, win: outcome.win }, now);
  await countTurnover(trx, playerId, stake.real);
  const played = { slug: game.slug, name: game.name, contribution: game.wagerContribution };
  await countRound(trx, { id: roundId, playerId, bet: request.bet, game: played }, now);
  await closeEmptyTurnover(trx, playerId);
  const counted = {
    playerId,
    mode: 'real',
    currency,
    game: game.slug,
    bet: request.bet,
    win: outcome.win,
  } as const;
  await countForTournaments(trx, counted, now);
  return await withBalance(trx, session, draft, now);
}

interface BookedRound {
  readonly roundId: string;
  readonly playerId: number;
  readonly currency: Currency;
  readonly stake: Split;
  readonly win: Split;
}

/** Posts the stake of a round and its win, if any. */
export async function bookRound(trx: Connection, round: BookedRound, at: Date): Promise<void> {
  const { roundId, playerId, currency, stake, win } = round;
  const book = async (kind: 'stake' | 'win', real: number, bonus: number) => {
    if (real === 0 && bonus === 0) return;
    const entries = { real, bonus, house_games: -real - bonus };
    await post(trx, { key: `round:${roundId}:${kind}`, kind, roundId, playerId, currency, entries, at });
  };
  await book('stake', -stake.real, -stake.bonus);
  await book('win', win.real, win.bonus);
}

/** Reads the balance last, because a completed wager or the last free spin may have moved bonus money. */
async function withBalance(
  trx: Connection,
  session: PlayerSession,
  draft: RoundResult,
  now: Date,
): Promise<RoundResult> {
  const result = { ...draft, balance: await gameBalance(trx, session) };
  await trx
    .updateTable('rounds')
    .set({ told: JSON.stringify(result) })
    .where('player_id', '=', session.player_id)
    .where('created_at', '=', now)
    .where('id', '=', draft.round_id)
    .execute();
  return result;
}

async function refuseUnfit(trx: Connection, playerId: number, now: Date): Promise<void> {
  const player = await readPlayer(trx, playerId);
  if (player.banned_at !== null) refuse(409, 'SESSION_ENDED');
  if (await isRestricted(trx, playerId, now)) refuse(409, 'PLAYER_RESTRICTED');
}

function resultOf(
  session: GameSessionRow,
  request: RoundRequest,
  outcome: Outcome,
  balance: GameBalance,
): RoundResult {
  return {
    round_id: randomId('rnd'),
    mode: session.mode,
    bet: request.bet,
    win: outcome.win,
    reels: outcome.reels,
    lines: outcome.lines,
    balance,
  };
}

/** Columns of both real-money and demo rounds. */
const roundRow = (session: GameSessionRow, request: RoundRequest, result: RoundResult, now: Date) => ({
  id: result.round_id,
  session_id: session.id,
  round_key: request.roundKey,
  game_slug: session.game_slug,
  currency: session.currency,
  bet: request.bet,
  win: result.win,
  told: JSON.stringify(result),
  created_at: now,
});

async function storeRound(
  trx: Connection,
  session: PlayerSession,
  request: RoundRequest,
  {
    result,
    stake,
    win,
    giftOfferId = null,
  }: {
    readonly result: RoundResult;
    readonly stake: Split;
    readonly win: Split;
    /** Offer of the free spins used; then nothing was staked or paid. */
    readonly giftOfferId?: string | null;
  },
  now: Date,
): Promise<void> {
  await trx
    .insertInto('rounds')
    .values({
      ...roundRow(session, request, result, now),
      player_id: session.player_id,
      bet_real: stake.real,
      bet_bonus: stake.bonus,
      win_real: win.real,
      win_bonus: win.bonus,
      gift_offer_id: giftOfferId,
    })
    .execute();
}
