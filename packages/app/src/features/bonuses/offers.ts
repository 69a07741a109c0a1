import type { Offer, WelcomeOffer } from '@tulpar/api/contract';

/** Offers in play: active or started (BONUS-13). */
export function activeOffers(offers: readonly Offer[]): Offer[] {
  return offers.filter(({ status }) => status === 'active' || status === 'started');
}

/** Money offers a player can take with a deposit or at once (BONUS-14). */
export function moneyOffers(offers: readonly Offer[]): Offer[] {
  return offers.filter(
    ({ type, status }) => status === 'available' && (type === 'deposit_bonus' || type === 'no_deposit_bonus'),
  );
}

/** Free-spin offers that open with a deposit (BONUS-15, OP-50). */
export function spinOffers(offers: readonly Offer[]): Offer[] {
  return offers.filter(({ type, status }) => status === 'available' && type === 'deposit_gift_spin');
}

const GONE: ReadonlySet<string> = new Set(['ignored', 'wasted', 'finished', 'hidden']);

/** Welcome offers that are shown at all (WELC-01). */
export function shownWelcome<T extends Pick<WelcomeOffer, 'status'>>(offers: readonly T[]): T[] {
  return offers.filter(({ status }) => !GONE.has(status));
}

/** Welcome offers that can be taken now (WELC-02). */
export function availableWelcome<T extends Pick<WelcomeOffer, 'status'>>(offers: readonly T[]): T[] {
  return offers.filter(({ status }) => status === 'available');
}

/** Whether a cashback waits to be taken. */
export function hasCashback(offers: readonly Offer[]): boolean {
  return offers.some(({ type, status }) => type === 'cashback' && status === 'available');
}

/** Number on the bonuses of the menu: welcome, money and gift-spin offers that can be taken, one more for a cashback (MENU-03, OP-48). */
export function bonusCount(offers: readonly Offer[], welcome: readonly WelcomeOffer[]): number {
  const countable = [availableWelcome(welcome), moneyOffers(offers), spinOffers(offers)];
  return countable.reduce((sum, list) => sum + list.length, hasCashback(offers) ? 1 : 0);
}

/** Whether a player has any offer, to take or in play: without one the bonuses banner is not for them (BANNER-11). */
export function hasOffers(offers: readonly Offer[], welcome: readonly WelcomeOffer[]): boolean {
  return bonusCount(offers, welcome) > 0 || activeOffers(offers).length > 0;
}

/** Money still to be staked before bonus money becomes real, minor units; never below zero (BONUS-29). */
export function wagerLeft({
  wager_amount,
  wager_amount_max,
}: Pick<Offer, 'wager_amount' | 'wager_amount_max'>): number {
  return Math.max(0, (wager_amount_max ?? 0) - (wager_amount ?? 0));
}

/** Part already wagered, whole percent, rounded down so that 100 means done. */
export function wageredPercent(offer: Pick<Offer, 'wager_amount' | 'wager_amount_max'>): number {
  const goal = offer.wager_amount_max ?? 0;
  if (goal <= 0) return 100;
  return Math.min(100, Math.max(0, Math.floor(((offer.wager_amount ?? 0) / goal) * 100)));
}

/** How much of a bonus can be cashed out (BONUS-27): a multiple, an amount in minor units, or all of it. */
export type CashOut =
  { kind: 'times'; value: number } | { kind: 'money'; amount: number } | { kind: 'unlimited' };

/** Cash-out cap: percent divided by 100 is a multiple; else a sum; neither means no cap (BONUS-27). */
export function cashOutOf(offer: {
  max_cash_out_percent: number | null;
  max_cash_out_money?: number | null;
}): CashOut {
  if (offer.max_cash_out_percent !== null) return { kind: 'times', value: offer.max_cash_out_percent / 100 };
  const money = offer.max_cash_out_money ?? null;
  return money === null ? { kind: 'unlimited' } : { kind: 'money', amount: money };
}
