import type { Currency, Offer } from '@tulpar/api/contract';
import { wagerLeft } from './offers.ts';

const DAY = 86_400_000;

/** Where the days of an account begin, by its currency. */
const ZONES: Readonly<Record<Currency, string>> = { KZT: 'Asia/Almaty', AZN: 'Asia/Baku' };

/** The day of the account a moment (ms or ISO) lies in, yyyy-MM-dd. */
export function accountDay(moment: number | string, currency: Currency): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: ZONES[currency],
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return parts.format(new Date(moment));
}

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
