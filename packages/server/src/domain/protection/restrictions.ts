import type { ResponseOf, endpoints } from '@tulpar/api/contract';
import type { Connection } from '../../db/types.ts';
import { notify } from '../notifications/notifications.ts';
import { lockedPlayer, readPlayer, updatePlayer } from '../ledger/post.ts';
import { isInForce } from './in-force.ts';

export type Restriction = ResponseOf<(typeof endpoints)['takeBreak']>;

/** Requested break in days, or self-exclusion in months; null means permanent. */
export type RestrictionRequest =
  | { readonly kind: 'break'; readonly days: number }
  | { readonly kind: 'self_exclusion'; readonly months: number | null };

/** The same day some months later, or the last day of a shorter month. */
export function addMonths(from: Date, months: number): Date {
  const day = from.getUTCDate();
  const moved = new Date(from);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(day, lastDay));
  return moved;
}

function endOf(request: RestrictionRequest, now: Date): Date | null {
  if (request.kind === 'break') return new Date(now.getTime() + request.days * 24 * 3_600_000);
  return request.months === null ? null : addMonths(now, request.months);
}

/** Whether `one` ends later than `other`; null never ends. */
const isLater = (one: Date | null, other: Date | null) =>
  other !== null && (one === null || one.getTime() > other.getTime());

/**
 * Starts a break or self-exclusion. An existing restriction is never shortened, and self-exclusion never becomes
 * a break.
 */
export async function restrict(
  trx: Connection,
  playerId: number,
  request: RestrictionRequest,
  now: Date,
): Promise<Restriction> {
  const row = await lockedPlayer(trx, playerId);
  const holds = isInForce(row, now)
    ? { kind: row.restriction_kind, since: row.restriction_since ?? now, until: row.restriction_until }
    : null;
  const end = endOf(request, now);
  const kind = holds?.kind === 'self_exclusion' ? 'self_exclusion' : request.kind;
  const until = holds !== null && !isLater(end, holds.until) ? holds.until : end;
  const since = holds?.kind === kind ? holds.since : now;
  const restriction = { kind, since: since.toISOString(), until: until?.toISOString() ?? null };
  if (holds?.kind === kind && holds.until?.getTime() === until?.getTime()) return restriction;
  await updatePlayer(trx, playerId, {
    restriction_kind: kind,
    restriction_since: since,
    restriction_until: until,
    // Self-excluded players must not be invited to play again.
    ...(kind === 'self_exclusion' ? { is_newsletters_enabled: false, is_sms_enabled: false } : {}),
  });
  await notify(
    trx,
    playerId,
    until === null ? 'self_exclusion_without_end' : `${kind}_started`,
    until === null ? {} : { until: until.toISOString() },
    now,
  );
  return restriction;
}

/** Whether the player is on a break, self-excluded, or held for resembling an excluded player. */
export async function isRestricted(db: Connection, playerId: number, now: Date): Promise<boolean> {
  const row = await readPlayer(db, playerId);
  return isInForce(row, now) || (row.resembles !== null && row.resembles_decided_at === null);
}
