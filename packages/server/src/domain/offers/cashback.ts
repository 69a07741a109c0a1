import type { AnswerOf, endpoints } from '@tulpar/api/contract';
import type { Connection } from '../../db/types.ts';
import { amountIn } from '../terms.ts';
import type { Currency } from '../terms.ts';

export type Cashback = AnswerOf<(typeof endpoints)['cashback']>;

const percent = 10;
const most = { kzt: 20_000_000, azn: 70_000 } as const;
const thursday = 4;
const dayLength = 24 * 3_600_000;

/** The week of the cashback: from one Thursday 00:00 UTC to the next. */
export function cashbackWeek(now: Date): { from: Date; to: Date } {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const daysSince = (now.getUTCDay() - thursday + 7) % 7;
  const from = new Date(midnight - daysSince * dayLength);
  return { from, to: new Date(from.getTime() + 7 * dayLength) };
}

/** Cashback of the running week: what was lost of real money so far, and the share of it that comes back. */
export async function readCashback(
  db: Connection,
  playerId: number,
  currency: Currency,
  now: Date,
): Promise<Cashback> {
  const { from, to } = cashbackWeek(now);
  const sums = await db
    .selectFrom('rounds')
    .select((eb) => [
      eb.fn.sum<string | null>('bet_real').as('bets'),
      eb.fn.sum<string | null>('win_real').as('wins'),
    ])
    .where('player_id', '=', playerId)
    .where('mode', '=', 'real')
    .where('currency', '=', currency)
    .where('created_at', '>=', from)
    .executeTakeFirstOrThrow();
  const lost = Math.max(0, Number(sums.bets ?? 0) - Number(sums.wins ?? 0));
  return {
    amount: lost,
    period: 'weekly',
    percent,
    min_deposit_percent: 0,
    currency,
    accrued_amount: Math.min(Math.floor((lost * percent) / 100), amountIn(most, currency)),
    next_at: to.toISOString(),
  };
}
