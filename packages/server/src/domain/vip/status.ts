import { statusDays, type ResponseOf, type endpoints } from '@tulpar/api/contract';
import { sql } from 'kysely';
import type { Connection } from '../../db/types.ts';
import { processEach } from '../../queues.ts';
import type { Ports } from '../../ports.ts';
import { withPlayerLock, readPlayer, updatePlayer, type Player } from '../ledger/post.ts';
import {
  localMoment,
  amountIn,
  currencies,
  type Currency,
  dateOf,
  dayOf,
  firstDayOf,
  midnightOf,
  type Language,
  text,
} from '../locale/locale.ts';
import { notify } from '../notifications/notifications.ts';
import { firstStatus, vipLevelOf, vipLevels, type VipLevel } from './levels.ts';

/** Time whose stakes count for the status, ms. */
const counted = statusDays * 24 * 3_600_000;
/** Each run also reads rounds from this long before the last run, ms: they may have been committed after it. */
const overlap = 60_000;

type Needs = Pick<Ports, 'db' | 'clock'>;

/** Status of a player; a guest gets that of a new player. */
export async function statusOf(db: Connection, playerId: number | null): Promise<string> {
  if (playerId === null) return firstStatus;
  const { status } = await readPlayer(db, playerId);
  return status;
}

/** Real-money stakes of the last 90 days, minor units. */
async function stakedOf(db: Connection, player: Player, now: Date): Promise<number> {
  const { staked } = await db
    .selectFrom('rounds')
    .select((eb) => eb.fn.sum<string | null>('bet_real').as('staked'))
    .where('player_id', '=', player.id)
    .where('currency', '=', player.currency)
    .where('created_at', '>', new Date(now.getTime() - counted))
    .executeTakeFirstOrThrow();
  return Number(staked ?? 0);
}

function levelFor(staked: number, currency: Currency): VipLevel {
  return vipLevels.findLast(({ stakeFrom }) => staked >= amountIn(stakeFrom, currency)) ?? vipLevelOf('');
}

const rankOf = (status: string) => vipLevels.indexOf(vipLevelOf(status));

/** Sets a player's status and notifies the player; no effect if unchanged. `trx` holds the player's lock. */
export async function setStatus(trx: Connection, playerId: number, status: string, now: Date): Promise<void> {
  const before = await statusOf(trx, playerId);
  if (before === status) return;
  const periodOf = (name: string) => vipLevelOf(name).cashback.period;
  const isOtherPeriod = periodOf(before) !== periodOf(status);
  await updatePlayer(trx, playerId, { status, ...(isOtherPeriod ? { cashback_period_since: now } : {}) });
  await notify(trx, playerId, 'player_status_change', { status }, now);
}

/** Updates the status by the stakes of 90 days, only in the given direction. */
async function updateStatus(needs: Needs, playerId: number, direction: 'up' | 'down'): Promise<void> {
  await withPlayerLock(needs, playerId, async (trx, now) => {
    const player = await readPlayer(trx, playerId);
    const { status } = levelFor(await stakedOf(trx, player, now), player.currency);
    const isHigher = rankOf(status) > rankOf(player.status);
    const isLower = rankOf(status) < rankOf(player.status);
    if (direction === 'up' ? isHigher : isLower) await setStatus(trx, playerId, status, now);
  });
}

async function readMark(db: Connection, name: string): Promise<string | null> {
  const row = await db.selectFrom('server_marks').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value ?? null;
}

async function writeMark(db: Connection, name: string, value: string): Promise<void> {
  await db
    .insertInto('server_marks')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/**
 * Raises the status of players who reached a higher level (NEWS-14); run twice a minute. Checks players with
 * real-money stakes since the last run. Safe to interrupt and to run on several servers.
 */
export async function raiseStatuses(needs: Needs): Promise<void> {
  const { db, clock } = needs;
  const now = clock.now();
  const mark = await readMark(db, 'vip_raised');
  const since = mark === null ? 0 : Math.min(new Date(mark).getTime(), now.getTime()) - overlap;
  const players = await db
    .selectFrom('rounds')
    .select('player_id')
    .distinct()
    .where('bet_real', '>', 0)
    .where('created_at', '>=', new Date(since))
    .execute();
  await processEach(players, async ({ player_id }) => {
    if (player_id !== null) await updateStatus(needs, player_id, 'up');
  });
  await writeMark(db, 'vip_raised', now.toISOString());
}

/**
 * Lowers each status that the stakes of 90 days no longer justify, once at the start of a month in account time
 * (NEWS-14). The first run on a new database only stores the month.
 */
export async function lowerStatuses(needs: Needs): Promise<void> {
  const { db, clock } = needs;
  const now = clock.now();
  await processEach(currencies, async (currency) => {
    const name = `vip_month_${currency}`;
    const month = localMoment(now, currency).toISOString().slice(0, 7);
    const mark = await readMark(db, name);
    if (mark === month) return;
    if (mark !== null && mark < month) {
      const players = await db
        .selectFrom('players')
        .select('id')
        .where('currency', '=', currency)
        .where('status', '<>', sql.lit('novice'))
        .execute();
      await processEach(players, ({ id }) => updateStatus(needs, id, 'down'));
    }
    await writeMark(db, name, month);
  });
}

type VipClub = ResponseOf<(typeof endpoints)['vipClub']>;

/** Personal managers of the highest levels, with their hours in account time. */
const managers: Readonly<
  Record<Currency, { readonly name: string; readonly from: number; readonly to: number }>
> = {
  KZT: { name: 'Айгерим Сатпаева', from: 10, to: 22 },
  AZN: { name: 'Leyla Əliyeva', from: 10, to: 22 },
};

/** When the manager's current working hours end; null outside of them. */
function availableUntil(currency: Currency, now: Date): string | null {
  const { from, to } = managers[currency];
  const hour = localMoment(now, currency).getUTCHours();
  if (hour < from || hour >= to) return null;
  return new Date(midnightOf(dayOf(now, currency), currency).getTime() + to * 3_600_000).toISOString();
}

/** Last guaranteed day of a status: the end of the month, account time. */
function validUntil(currency: Currency, now: Date): string {
  const local = localMoment(now, currency);
  const next = firstDayOf(local.getUTCFullYear(), local.getUTCMonth() + 1, currency);
  return dateOf(new Date(next.getTime() - 1), currency);
}

/** All levels of the VIP club and the player's own status, which is null for a guest (NEWS-13). */
export async function readVipClub(
  db: Connection,
  player: Player | null,
  language: Language,
  now: Date,
): Promise<VipClub> {
  return {
    levels: vipLevels.map((level) => ({
      status: level.status,
      title: text(`status.${level.status}`, language),
      stake_from: level.stakeFrom,
      cashback: level.cashback,
      review_minutes: level.reviewMinutes,
      daily_limit: level.dailyLimit,
      has_manager: level.hasManager,
    })),
    rules_html: text('vip.rules', language, { days: statusDays }),
    me: player === null ? null : await standingOf(db, player, now),
  };
}

async function standingOf(db: Connection, player: Player, now: Date): Promise<NonNullable<VipClub['me']>> {
  const { status } = await readPlayer(db, player.id);
  const level = vipLevelOf(status);
  const next = vipLevels[vipLevels.indexOf(level) + 1];
  return {
    status,
    valid_until: validUntil(player.currency, now),
    staked: await stakedOf(db, player, now),
    next:
      next === undefined
        ? null
        : { status: next.status, stake_from: amountIn(next.stakeFrom, player.currency) },
    manager: level.hasManager
      ? {
          name: managers[player.currency].name,
          photo_url: null,
          available_until: availableUntil(player.currency, now),
        }
      : null,
  };
}
