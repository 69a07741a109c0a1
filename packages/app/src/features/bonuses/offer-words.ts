import { promoCodeLength, writtenCode, type Offer } from '@tulpar/api/contract';

/** Most letters of a title and of a subtitle on a card (BONUS-30). */
export const TITLE_MAX = 17;
export const SUBTITLE_MAX = 15;

/** A text cut to so many characters, the last of which then says that there is more. */
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

/** Whether an offer is taken up without a deposit (BONUS-33): gifts, and cashback without a smallest deposit. */
export function isFree({ type, min_deposit }: Pick<Offer, 'type' | 'min_deposit'>): boolean {
  return FREE.has(type) || (type === 'cashback' && (min_deposit ?? 0) === 0);
}

/** Whether an offer is about spins, not about money. */
export const isSpins = ({ type }: Pick<Offer, 'type'>): boolean =>
  type.endsWith('gift_spin') || type === 'welcome_gs';

/** Spins of the free-spins section: welcome ones and others that can be taken now (BONUS-05, BONUS-15). */
export function spinsSection(offers: readonly Offer[]): Offer[] {
  return offers.filter((offer) => offer.status === 'available' && isSpins(offer));
}

/** Bonuses that are taken but not yet wagered: each waits until the one before has ended (WAG-19). */
export function queuedOffers(offers: readonly Offer[]): Offer[] {
  return offers.filter(
    ({ status, amount, wager_amount_max }) =>
      status === 'awaiting' && amount !== null && wager_amount_max !== null,
  );
}

/** The first cashback that can be taken (CASHBK-03). */
export function availableCashback(offers: readonly Offer[]): Offer | null {
  return offers.find(({ type, status }) => type === 'cashback' && status === 'available') ?? null;
}

/** The cashback that is wagered, or waits for its turn to be (CASHBK-13). */
export function takenCashback(offers: readonly Offer[]): Offer | null {
  const inPlay = offers.filter(({ type }) => type === 'cashback');
  return inPlay.find(({ status }) => status === 'active') ?? queuedOffers(inPlay)[0] ?? null;
}

/** A promo code as it is asked about; null where it is too short or too long to be one (PROMO-19). */
export function readPromoCode(text: string): string | null {
  const code = writtenCode(text);
  return code.length >= promoCodeLength.min && code.length <= promoCodeLength.max ? code : null;
}

/** Whether a text is too long to be a code: it is unknown without asking (PROMO-19, OP-125). */
export const isTooLongCode = (text: string): boolean => writtenCode(text).length > promoCodeLength.max;
