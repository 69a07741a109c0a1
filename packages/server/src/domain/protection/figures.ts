import { sql } from 'kysely';
import type { AnswerOf, endpoints } from '@tulpar/api/contract';
import type { Connection } from '../../db/types.ts';
import { refuseFields } from '../errors/refusal.ts';
import type { Currency } from '../locale/locale.ts';
import { minutesPlayed } from './play-sessions.ts';

export type Statement = AnswerOf<(typeof endpoints)['statement']>;

const day = 24 * 3_600_000;
/** Most days of a statement. */
const mostDays = 366;

/** Played for real money in a span: everything, and the part that was the player's own money. Minor units. */
export async function playedBetween(db: Connection, playerId: number, from: Date, until: Date) {
  return await db
    .selectFrom('rounds')
    .select([
      sql<number>`coalesce(sum(bet), 0)::bigint`.as('bets'),
      sql<number>`coalesce(sum(win), 0)::bigint`.as('wins'),
      sql<number>`coalesce(sum(bet_real - win_real), 0)::bigint`.as('lostOwn'),
    ])
    .where('player_id', '=', playerId)
    .where('mode', '=', 'real')
    // Gift spins stake nobody's money.
    .where('gift_offer_id', 'is', null)
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .executeTakeFirstOrThrow();
}

async function paidBetween(db: Connection, playerId: number, from: Date, until: Date) {
  return await db
    .selectFrom('payments')
    .select([
      sql<number>`coalesce(sum(amount) filter (where type = 'deposit'), 0)::bigint`.as('deposits'),
      sql<number>`coalesce(sum(amount) filter (where type = 'withdrawal'), 0)::bigint`.as('withdrawals'),
    ])
    .where('player_id', '=', playerId)
    .where('status', '=', 'approved')
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .executeTakeFirstOrThrow();
}

/** Start of a day of the calendar in UTC; null for text that names none. */
function startOf(text: string): Date | null {
  const start = new Date(`${text}T00:00:00.000Z`);
  return !Number.isNaN(start.getTime()) && start.toISOString().startsWith(text) ? start : null;
}

/**
 * Money and time of a span of days. Payments count on the day they were made, as the history lists them. Refuses
 * days that are none, a span that runs backwards or is too long.
 */
export async function readStatement(
  db: Connection,
  player: { readonly id: number; readonly currency: Currency },
  span: { readonly from: string; readonly to: string },
): Promise<Statement> {
  const from = startOf(span.from);
  const last = startOf(span.to);
  if (from === null) return refuseFields({ from: 'UNKNOWN_VALUE' });
  if (last === null) return refuseFields({ to: 'UNKNOWN_VALUE' });
  const until = new Date(last.getTime() + day);
  const days = (until.getTime() - from.getTime()) / day;
  if (days < 1 || days > mostDays) return refuseFields({ from: 'UNKNOWN_VALUE', to: 'UNKNOWN_VALUE' });
  const { deposits, withdrawals } = await paidBetween(db, player.id, from, until);
  const { bets, wins } = await playedBetween(db, player.id, from, until);
  return {
    from: span.from,
    to: span.to,
    currency: player.currency,
    deposits,
    withdrawals,
    net_deposits: deposits - withdrawals,
    bets,
    wins,
    net: wins - bets,
    minutes_played: await minutesPlayed(db, player.id, from, until),
  };
}
