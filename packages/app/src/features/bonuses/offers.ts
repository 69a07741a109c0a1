import type { Offer, WelcomeOffer } from '@tulpar/api/contract';

/** Active or started offers (BONUS-13). */
export function activeOffers(offers: readonly Offer[]): Offer[] {
  return offers.filter(({ status }) => status === 'active' || status === 'started');
}

/** Free spins in play that can be used in a game. */
export function spinsIn(slug: string, offers: readonly Offer[]): Offer[] {
  return offers.filter(({ status, game_slug }) => status === 'started' && (game_slug ?? slug) === slug);
}

/** Available money offers, with or without a deposit (BONUS-14). */
export function moneyOffers(offers: readonly Offer[]): Offer[] {
  return offers.filter(
    ({ type, status }) => status === 'available' && (type === 'deposit_bonus' || type === 'no_deposit_bonus'),
  );
}

/** Available free-spin offers that need a deposit (BONUS-15, OP-50). */
export function spinOffers(offers: readonly Offer[]): Offer[] {
  return offers.filter(({ type, status }) => status === 'available' && type === 'deposit_gift_spin');
}

const GONE: ReadonlySet<string> = new Set(['ignored', 'wasted', 'finished', 'hidden']);

/** Visible welcome offers (WELC-01). */
export function shownWelcome<T extends Pick<WelcomeOffer, 'status'>>(offers: readonly T[]): T[] {
  return offers.filter(({ status }) => !GONE.has(status));
}

/** Available welcome offers (WELC-02). */
export function availableWelcome<T extends Pick<WelcomeOffer, 'status'>>(offers: readonly T[]): T[] {
  return offers.filter(({ status }) => status === 'available');
}

/** The first available cashback (CASHBK-03). */
export function availableCashback(offers: readonly Offer[]): Offer | null {
  return offers.find(({ type, status }) => type === 'cashback' && status === 'available') ?? null;
}

/**
 * Badge of the bonuses menu item: available welcome, money and gift-spin offers, plus one for a cashback
 * (MENU-03, OP-48).
 */
export function bonusCount(offers: readonly Offer[], welcome: readonly WelcomeOffer[]): number {
  const countable = [availableWelcome(welcome), moneyOffers(offers), spinOffers(offers)];
  return countable.reduce((sum, list) => sum + list.length, availableCashback(offers) ? 1 : 0);
}

/** Whether a player has an available or active offer; else the bonuses banner is hidden (BANNER-11). */
export function hasOffers(offers: readonly Offer[], welcome: readonly WelcomeOffer[]): boolean {
  return bonusCount(offers, welcome) > 0 || activeOffers(offers).length > 0;
}

/** Remaining wager, minor units, never negative (BONUS-29). */
export function wagerLeft({
  wager_amount,
  wager_amount_max,
}: Pick<Offer, 'wager_amount' | 'wager_amount_max'>): number {
  return Math.max(0, (wager_amount_max ?? 0) - (wager_amount ?? 0));
}

/** Whether a bonus may be cancelled: if the server allows it and no wager remains (BONUS-21). */
export const isCancelable = (offer: Pick<Offer, 'can_cancel' | 'wager_amount' | 'wager_amount_max'>) =>
  offer.can_cancel && wagerLeft(offer) === 0;

/** Wagered share in whole percent, rounded down so that 100 means done; 100 without a wager. */
export function wageredPercent(offer: Pick<Offer, 'wager_amount' | 'wager_amount_max'>): number {
  const goal = offer.wager_amount_max ?? 0;
  if (goal <= 0) return 100;
  return Math.min(100, Math.max(0, Math.floor(((offer.wager_amount ?? 0) / goal) * 100)));
}

/** Cash-out cap of a bonus (BONUS-27): a multiple of the bonus, an amount in minor units, or none. */
export type CashOut =
  | { kind: 'times'; value: number }
  | { kind: 'money'; amount: number }
  | { kind: 'unlimited' };

/** Cash-out cap: percent / 100 as a multiple, else an amount, else no cap (BONUS-27). */
export function cashOutOf(offer: {
  max_cash_out_percent: number | null;
  max_cash_out_money?: number | null;
}): CashOut {
  if (offer.max_cash_out_percent !== null) return { kind: 'times', value: offer.max_cash_out_percent / 100 };
  const money = offer.max_cash_out_money ?? null;
  return money === null ? { kind: 'unlimited' } : { kind: 'money', amount: money };
}

export const endOf = ({ ended_at, created_at }: Offer): string => ended_at ?? created_at;

const statuses = {
  used: ['finished', 'wasted'],
  expired: ['expired', 'ignored'],
  canceled: ['canceled', 'rejected', 'wager_ignored'],
} as const satisfies Record<string, readonly Offer['status'][]>;

/** Filters of the history in page order. */
export type Outcome = keyof typeof statuses;
export const outcomes = Object.keys(statuses) as readonly Outcome[];

export function isOf({ status }: Pick<Offer, 'status'>, outcome: Outcome): boolean {
  const ends: readonly string[] = statuses[outcome];
  return ends.includes(status);
}
