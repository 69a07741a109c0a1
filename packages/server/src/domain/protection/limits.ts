import type { Player } from '../ledger/post.ts';
import { type Selectable, sql } from 'kysely';
import {
  isLimitAmount,
  type ResponseOf,
  type BodyOf,
  type endpoints,
  limitRaiseHours,
} from '@tulpar/api/contract';
import type { LimitPeriod, LimitType, PlayerLimitsTable } from '../../db/limit-tables.ts';
import type { Connection } from '../../db/types.ts';
import { refuse, refuseFields } from '../errors/refusal.ts';
import { countedRounds, depositedSince, oldestCounted, readAverages } from './limit-figures.ts';
import { minutesPlayed, realityCheckOf } from './play-sessions.ts';

export type LimitList = ResponseOf<(typeof endpoints)['limits']>;
export type PlayerLimit = LimitList['data'][number];
type LimitChange = BodyOf<(typeof endpoints)['setLimit']>;
type LimitRow = Selectable<PlayerLimitsTable>;

const hour = 3_600_000;
/** Length of a rolling period that ends now, ms. */
const lengths: Readonly<Record<LimitPeriod, number>> = {
  day: 24 * hour,
  week: 7 * 24 * hour,
  month: 30 * 24 * hour,
};
const types: readonly LimitType[] = ['deposit', 'loss', 'wager', 'time'];
const periods: readonly LimitPeriod[] = ['day', 'week', 'month'];
/** Delay before the raise or removal of a limit can be confirmed, ms. */
export const raiseWaits = limitRaiseHours * hour;
/** A raise expires if it is not confirmed within this time after the delay, ms (SAFE-03). */
export const raiseLapses = 7 * 24 * hour;

async function rowsOf(db: Connection, playerId: number, only?: LimitType): Promise<LimitRow[]> {
  let query = db.selectFrom('player_limits').selectAll().where('player_id', '=', playerId);
  if (only !== undefined) query = query.where('type', '=', only);
  return await query.execute();
}

/**
 * Amount that counts towards a limit in its rolling period. Without an upper bound of time, because the clock of
 * another server, whose rounds also count, may be ahead.
 */
async function usedOf(db: Connection, { player_id, type, period }: LimitRow, now: Date): Promise<number> {
  const from = new Date(now.getTime() - lengths[period]);
  if (type === 'time') return await minutesPlayed(db, player_id, from, null, now);
  if (type === 'deposit') return await depositedSince(db, player_id, from);
  const stakes = type === 'wager' ? sql`bet` : sql`bet_real - win_real`;
  const { sum } = await countedRounds(db, player_id, from)
    .select(sql<number>`coalesce(sum(${stakes}), 0)::bigint`.as('sum'))
    .executeTakeFirstOrThrow();
  return Math.max(0, sum);
}

/** The pending raise, or removal if `amount` is null; null without one or once it has expired unconfirmed. */
function pendingOf(row: LimitRow, now: Date): { readonly amount: number | null; readonly at: Date } | null {
  if (row.pending_at === null || row.pending_at.getTime() + raiseLapses <= now.getTime()) return null;
  return { amount: row.pending_amount, at: row.pending_at };
}

async function limitsOf(db: Connection, player: Player, now: Date): Promise<PlayerLimit[]> {
  const rows = await rowsOf(db, player.id);
  const order = (row: LimitRow) => types.indexOf(row.type) * periods.length + periods.indexOf(row.period);
  const limits: PlayerLimit[] = [];
  for (const row of rows.toSorted((one, other) => order(one) - order(other))) {
    const used = await usedOf(db, row, now);
    const pending = pendingOf(row, now);
    limits.push({
      type: row.type,
      period: row.period,
      amount: row.amount,
      used,
      currency: row.type === 'time' ? null : player.currency,
      pending: pending && {
        amount: pending.amount,
        effective_at: pending.at.toISOString(),
        needs_confirmation: true,
        lapses_at: new Date(pending.at.getTime() + raiseLapses).toISOString(),
      },
      frees_at: used < row.amount ? null : await freesAt(db, row, now),
    });
  }
  return limits;
}

/** When the oldest counted amount leaves the period. */
async function freesAt(db: Connection, row: LimitRow, now: Date): Promise<string> {
  const from = new Date(now.getTime() - lengths[row.period]);
  const oldest = await oldestCounted(db, row.player_id, row.type, from);
  return new Date((oldest ?? now).getTime() + lengths[row.period]).toISOString();
}

/** Limits with averages and the reality check (SAFE-02, SAFE-04, SAFE-14). */
export async function readLimits(db: Connection, player: Player, now: Date): Promise<LimitList> {
  const { minutes } = await realityCheckOf(db, player.id);
  return {
    data: await limitsOf(db, player, now),
    reality_check_minutes: minutes,
    averages: await readAverages(db, player, now),
  };
}

export type LimitMove =
  | { readonly kind: 'keep' }
  | { readonly kind: 'set'; readonly amount: number }
  | { readonly kind: 'remove' }
  | { readonly kind: 'wait'; readonly amount: number | null }
  | { readonly kind: 'refuse' };

interface LimitState {
  readonly amount: number;
  readonly pending: { readonly amount: number | null; readonly at: Date } | null;
}

/**
 * Rule for changes: a first, equal or stricter limit applies immediately and cancels a pending change; a looser one, or
 * the removal, is delayed and must then be confirmed. Repeating the request does not restart the delay.
 */
export function moveLimit(
  current: LimitState | null,
  change: { readonly amount: number | null; readonly confirm: boolean },
  now: Date,
): LimitMove {
  const { amount, confirm } = change;
  if (confirm) {
    const pending = current?.pending ?? null;
    if (pending === null || pending.amount !== amount || pending.at > now) return { kind: 'refuse' };
    return amount === null ? { kind: 'remove' } : { kind: 'set', amount };
  }
  if (current === null) return amount === null ? { kind: 'keep' } : { kind: 'set', amount };
  if (amount !== null && amount <= current.amount) return { kind: 'set', amount };
  if (current.pending !== null && current.pending.amount === amount) return { kind: 'keep' };
  return { kind: 'wait', amount };
}

/**
 * Applies a requested change of a limit and returns all limits. Refuses with LIMIT_INVALID. `trx` holds the
 * player's lock.
 */
export async function setLimit(
  trx: Connection,
  player: Player,
  { type, period, amount, confirm }: LimitChange,
  now: Date,
): Promise<LimitList> {
  if (amount !== null && !isLimitAmount(amount, type, period))
    return refuseFields({ amount: 'LIMIT_INVALID' });
  const row = (await rowsOf(trx, player.id, type)).find((one) => one.period === period);
  const state = row === undefined ? null : { amount: row.amount, pending: pendingOf(row, now) };
  const move = moveLimit(state, { amount, confirm: confirm === true }, now);
  const key = { player_id: player.id, type, period };
  if (move.kind === 'refuse') return refuseFields({ amount: 'LIMIT_INVALID' });
  if (move.kind === 'set') {
    const values = { amount: move.amount, pending_amount: null, pending_at: null };
    await trx
      .insertInto('player_limits')
      .values({ ...key, ...values })
      .onConflict((conflict) => conflict.columns(['player_id', 'type', 'period']).doUpdateSet(values))
      .execute();
  } else if (move.kind === 'remove') {
    await trx
      .deleteFrom('player_limits')
      .where((eb) => eb.and(key))
      .execute();
  } else if (move.kind === 'wait') {
    await trx
      .updateTable('player_limits')
      .set({ pending_amount: move.amount, pending_at: new Date(now.getTime() + raiseWaits) })
      .where((eb) => eb.and(key))
      .execute();
  }
  return await readLimits(trx, player, now);
}

/**
 * Amount that can still be deposited under the strictest deposit limit, minor units; null without a limit. `trx`
 * holds the player's lock.
 */
export async function depositLeft(trx: Connection, playerId: number, now: Date): Promise<number | null> {
  let left: number | null = null;
  for (const row of await rowsOf(trx, playerId, 'deposit')) {
    const ofThis = Math.max(0, row.amount - (await usedOf(trx, row, now)));
    left = left === null ? ofThis : Math.min(left, ofThis);
  }
  return left;
}

/**
 * Refuses a round that could exceed a limit: 409 LOSS_LIMIT_REACHED, WAGER_LIMIT_REACHED, TIME_LIMIT_REACHED.
 * The whole stake counts as lost until the round is decided. `trx` holds the player's lock.
 */
export async function refuseOverLimits(
  trx: Connection,
  playerId: number,
  stake: { readonly bet: number; readonly own: number },
  now: Date,
): Promise<void> {
  for (const row of await rowsOf(trx, playerId)) {
    if (row.type === 'deposit') continue;
    const used = await usedOf(trx, row, now);
    if (row.type === 'time' && used >= row.amount) refuse(409, 'TIME_LIMIT_REACHED');
    if (row.type === 'wager' && stake.bet > 0 && used + stake.bet > row.amount)
      refuse(409, 'WAGER_LIMIT_REACHED');
    if (row.type === 'loss' && stake.own > 0 && used + stake.own > row.amount)
      refuse(409, 'LOSS_LIMIT_REACHED');
  }
}
