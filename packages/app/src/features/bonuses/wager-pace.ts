import type { Offer } from '@tulpar/api/contract';
import { wagerLeft } from './offers.ts';

const DAY = 86_400_000;

/** How fast a bonus has to be wagered. */
export interface WagerPace {
  /** Days left, a begun one counted whole; null without an end. */
  readonly days: number | null;
  /** Needed a day to be done in time, minor units. */
  readonly perDay: number | null;
}

/** Needed per day = what is left over the days left, by the server's clock (WAG-17). */
export function paceOf(
  offer: Pick<Offer, 'wager_amount' | 'wager_amount_max' | 'expired_at'>,
  now: number,
): WagerPace {
  if (offer.expired_at === null) return { days: null, perDay: null };
  const days = Math.max(1, Math.ceil((Date.parse(offer.expired_at) - now) / DAY));
  return { days, perDay: Math.ceil(wagerLeft(offer) / days) };
}
