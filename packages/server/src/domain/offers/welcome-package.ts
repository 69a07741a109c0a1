import {
  dayOf,
  localMoment,
  midnightOf,
  type Currency,
  type Language,
  isTextId,
  text,
} from '../locale/locale.ts';
import { statusNow, type OfferRow } from './offers.ts';
import { welcomeCodes } from './templates.ts';

/**
 * Days after registration from whose midnight a step of the package unlocks (WELC-13); the first is available
 * immediately.
 */
const opensAfterDays: Readonly<Record<number, number>> = { 2: 1, 3: 7 };

export interface WelcomeLock {
  /** Step of the package, from 2. */
  readonly step: number;
  /** Unlock time if only the date is missing; null while the previous step is open. */
  readonly opensAt: Date | null;
  /** Days until that date; 1 is tomorrow. */
  readonly daysLeft: number | null;
}

const stepOf = ({ template }: Pick<OfferRow, 'template'>): number =>
  welcomeCodes.findIndex((code) => code === template) + 1;

export const isWelcomeStep = (offer: Pick<OfferRow, 'template'>): boolean => stepOf(offer) > 0;

/**
 * Lock of an offer: the second and third welcome offers unlock one after the other, each when the previous
 * one has ended and not before its day (WELC-13). Null if the offer is not locked.
 */
export function welcomeLock(offer: OfferRow, all: readonly OfferRow[], now: Date): WelcomeLock | null {
  const step = stepOf(offer);
  const days = opensAfterDays[step];
  if (days === undefined || statusNow(offer, now) !== 'available') return null;
  const before = all.find((other) => stepOf(other) === step - 1);
  if (before !== undefined && statusNow(before, now) === 'available')
    return { step, opensAt: null, daysLeft: null };
  const day = dayOf(offer.created_at, offer.currency) + days;
  const opensAt = midnightOf(day, offer.currency);
  return now >= opensAt ? null : { step, opensAt, daysLeft: day - dayOf(now, offer.currency) };
}

/** The welcome offer for the next deposit; at most one is open (WELC-14). */
export function openWelcome(all: readonly OfferRow[], now: Date): OfferRow | undefined {
  return all.find(
    (offer) =>
      isWelcomeStep(offer) && statusNow(offer, now) === 'available' && welcomeLock(offer, all, now) === null,
  );
}

/** How to unlock an offer, in the player's language. */
export function lockText(
  { step, opensAt }: WelcomeLock,
  currency: Currency,
  language: Language,
): string | null {
  const afterDeposit = `offer.lock.step${step}`;
  if (opensAt === null) return isTextId(afterDeposit) ? text(afterDeposit, language) : null;
  const date = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    localMoment(opensAt, currency),
  );
  return text('offer.lock.onDate', language, { date });
}
