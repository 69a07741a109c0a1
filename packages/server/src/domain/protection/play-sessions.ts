import type { Player } from '../ledger/post.ts';
import { countRows } from '../../db/rows.ts';
import { sql } from 'kysely';
import type { ResponseOf, BodyOf, endpoints } from '@tulpar/api/contract';
import type { Connection } from '../../db/types.ts';

export type PlaySession = ResponseOf<(typeof endpoints)['playSession']>;

/** Longest pause within a play session, ms. */
const longestPause = 15 * 60_000;
/** Default reality check interval, minutes. */
const usualCheck = 60;

/** Records the launch of a game or a round in the player's play session. `trx` holds the player's lock. */
export async function markPlay(
  trx: Connection,
  player: Player,
  played: { readonly bet: number; readonly win: number },
  now: Date,
): Promise<void> {
  const latest = await currentSession(trx, player.id, now);
  if (latest === undefined) {
    await trx
      .insertInto('sittings')
      .values({
        player_id: player.id,
        currency: player.currency,
        started_at: now,
        last_at: now,
        bets: played.bet,
        wins: played.win,
      })
      .execute();
    return;
  }
  await trx
    .updateTable('sittings')
    .set((eb) => ({
      // Another server with a clock ahead may have written a later time, which must not decrease.
      last_at: sql<Date>`greatest(last_at, ${now}::timestamptz)`,
      bets: eb('bets', '+', played.bet),
      wins: eb('wins', '+', played.win),
    }))
    .where('id', '=', latest.id)
    .execute();
}

async function currentSession(db: Connection, playerId: number, now: Date) {
  const latest = await db
    .selectFrom('sittings')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return latest !== undefined && now.getTime() - latest.last_at.getTime() <= longestPause
    ? latest
    : undefined;
}

/** Data of the current play session; without one, all zero from now. */
export async function readPlaySession(db: Connection, player: Player, now: Date): Promise<PlaySession> {
  const session = await currentSession(db, player.id, now);
  const { bets, wins } = session ?? { bets: 0, wins: 0 };
  const check = await realityCheckOf(db, player.id);
  return {
    session_id: `sit_${session?.id ?? 0}`,
    started_at: (session?.started_at ?? now).toISOString(),
    bets,
    wins,
    net: wins - bets,
    currency: player.currency,
    reality_check_minutes: check.minutes,
    reality_check_at: session === undefined ? null : nextCheck(session.started_at, check).toISOString(),
    ends_at: session === undefined ? null : new Date(session.last_at.getTime() + longestPause).toISOString(),
    rounds: session === undefined ? 0 : await roundsSince(db, player.id, session.started_at),
    usual_bet: await usualBet(db, player),
  };
}

interface RealityCheck {
  readonly minutes: PlaySession['reality_check_minutes'];
  readonly answeredAt: Date | null;
}

/** Reality check interval, and the time of the last confirmation. */
export async function realityCheckOf(db: Connection, playerId: number): Promise<RealityCheck> {
  const row = await db
    .selectFrom('reality_checks')
    .select(['minutes', 'answered_at'])
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  const minutes = row?.minutes === 15 || row?.minutes === 30 ? row.minutes : usualCheck;
  return { minutes, answeredAt: row?.answered_at ?? null };
}

/** The reality check counts from the start of the session or from the last confirmation (SAFE-15). */
function nextCheck(startedAt: Date, { minutes, answeredAt }: RealityCheck): Date {
  const from = Math.max(startedAt.getTime(), answeredAt?.getTime() ?? 0);
  return new Date(from + minutes * 60_000);
}

const roundsSince = (db: Connection, playerId: number, from: Date): Promise<number> =>
  countRows(db.selectFrom('rounds').where('player_id', '=', playerId).where('created_at', '>=', from));

/**
 * Sets the reality check interval, or confirms the current check for all tabs and devices (SAFE-14). `trx`
 * holds the player's lock.
 */
export async function setRealityCheck(
  trx: Connection,
  player: Player,
  { reality_check_minutes, reality_check_answered }: BodyOf<(typeof endpoints)['setPlaySession']>,
  now: Date,
): Promise<PlaySession> {
  const present = await realityCheckOf(trx, player.id);
  const values = {
    minutes: reality_check_minutes ?? present.minutes,
    answered_at: reality_check_answered ? now : present.answeredAt,
  };
  await trx
    .insertInto('reality_checks')
    .values({ player_id: player.id, ...values })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(values))
    .execute();
  return await readPlaySession(trx, player, now);
}

/** Maximum and minimum number of last rounds from which the usual stake is taken. */
const newestRounds = 100;
const fewestRounds = 20;

/** Median stake of a player's last real-money or bonus rounds; null if there are too few. */
async function usualBet(db: Connection, player: Player): Promise<number | null> {
  const rounds = await db
    .selectFrom('rounds')
    .select('bet')
    .where('player_id', '=', player.id)
    .where('currency', '=', player.currency)
    .where('gift_offer_id', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(newestRounds)
    .execute();
  if (rounds.length < fewestRounds) return null;
  const bets = rounds.map(({ bet }) => bet).toSorted((a, b) => a - b);
  return bets[Math.floor((bets.length - 1) / 2)] ?? null;
}

/**
 * Whole minutes of play from `from` until `until`, or without an end. With `now` a current play session counts up to
 * now, because a round at this moment would extend it.
 */
export async function minutesPlayed(
  db: Connection,
  playerId: number,
  from: Date,
  until: Date | null,
  now?: Date,
): Promise<number> {
  const end = now
    ? sql`case when last_at >= ${new Date(now.getTime() - longestPause)}::timestamptz then greatest(last_at, ${now}::timestamptz) else last_at end`
    : sql`last_at`;
  let sittings = db.selectFrom('sittings').where('player_id', '=', playerId).where('last_at', '>', from);
  if (until !== null) sittings = sittings.where('started_at', '<', until);
  const { seconds } = await sittings
    .select(
      sql<number>`coalesce(sum(extract(epoch from (
        least(${end}, ${until}::timestamptz) - greatest(started_at, ${from}::timestamptz)
      ))), 0)::bigint`.as('seconds'),
    )
    .executeTakeFirstOrThrow();
  return Math.floor(seconds / 60);
}
