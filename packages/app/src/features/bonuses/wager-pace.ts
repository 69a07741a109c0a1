import type { Offer } from '@tulpar/api/contract';
import { wagerLeft } from './offers.ts';

const DAY = 86_400_000;

export interface WagerPace {
  /** Days left, a started one counted in full; null without a deadline. */
  readonly days: number | null;
  /** Amount per day needed to finish in time, minor units. */
  readonly perDay: number | null;
}

/** Remaining wager divided by the days left, by the server's clock (WAG-17). */
export function paceOf(
  offer: Pick<Offer, 'wager_amount' | 'wager_amount_max' | 'expired_at'>,
  now: number,
): WagerPace {
  if (offer.expired_at === null) return { days: null, perDay: null };
  const days = Math.max(1, Math.ceil((Date.parse(offer.expired_at) - now) / DAY));
  return { days, perDay: Math.ceil(wagerLeft(offer) / days) };
}
