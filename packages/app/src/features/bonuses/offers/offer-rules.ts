import type { ActivationRule, Offer } from '@tulpar/api/contract';
import { wagerLeft } from '../offers.ts';

/** Maximum length of a card's title and subtitle, characters (BONUS-30). */
export const TITLE_MAX = 17;
export const SUBTITLE_MAX = 15;

export function cutText(text: string, max: number): string {
  const letters = [...text.trim()];
  return letters.length <= max
    ? letters.join('')
    : `${letters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`;
}

const FREE: ReadonlySet<string> = new Set(['no_deposit_bonus', 'no_deposit_gift_spin']);

/**
 * Minimum deposit of an offer, or of the rule of a welcome offer, minor units; null without one. A server may send only
 * one of the fields.
 */
export const minDepositOf = (
  from: Pick<Offer, 'min_deposit' | 'min_deposit_amount'> &
    Partial<Pick<ActivationRule, 'offer_bonus_template'>>,
): number | null =>
  from.offer_bonus_template?.min_deposit_amount ?? from.min_deposit ?? from.min_deposit_amount;

/** Whether an offer can be activated without a deposit (BONUS-33): gifts, and cashback without a minimum deposit. */
export function isFree(offer: Pick<Offer, 'type' | 'min_deposit' | 'min_deposit_amount'>): boolean {
  return FREE.has(offer.type) || (offer.type === 'cashback' && !minDepositOf(offer));
}

export const isSpins = ({ type }: Pick<Offer, 'type'>): boolean =>
  type.endsWith('gift_spin') || type === 'welcome_gs';

/** Available spins, welcome ones included (BONUS-05, BONUS-15). */
export function spinsSection(offers: readonly Offer[]): Offer[] {
  return offers.filter((offer) => offer.status === 'available' && isSpins(offer));
}

/** Queued bonuses: taken, but wagered only after the current one ends (WAG-19). */
export function queuedOffers(offers: readonly Offer[]): Offer[] {
  return offers.filter(
    ({ status, amount, wager_amount_max }) =>
      status === 'awaiting' && amount !== null && wager_amount_max !== null,
  );
}

const usualMinDeposit: ReadonlyMap<string, number> = new Map([
  ['KZT', 300_000],
  ['AZN', 1000],
]);

/**
 * Minimum deposit of a cashback, minor units: the server's unless null or 0, else the default of the currency, 3000 ₸
 * or 10 ₼ (CASHBK-08); null for other currencies.
 */
export const cashbackMinDeposit = (fromServer: number | null, currency: string): number | null =>
  fromServer || (usualMinDeposit.get(currency) ?? null);

/** The cashback being wagered or queued (CASHBK-13). */
export function takenCashback(offers: readonly Offer[]): Offer | null {
  const inPlay = offers.filter(({ type }) => type === 'cashback');
  return inPlay.find(({ status }) => status === 'active') ?? queuedOffers(inPlay)[0] ?? null;
}

const DAY = 86_400_000;

/**
 * Amount to wager per day to finish before the deadline, minor units; null without a deadline. `now` is the
 * server's time, ms; a started day counts in full (WAG-17).
 */
export function wagerPerDay(
  offer: Pick<Offer, 'wager_amount' | 'wager_amount_max' | 'expired_at'>,
  now: number,
): number | null {
  if (offer.expired_at === null) return null;
  const days = Math.max(1, Math.ceil((Date.parse(offer.expired_at) - now) / DAY));
  return Math.ceil(wagerLeft(offer) / days);
}
