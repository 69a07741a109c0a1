import type { PromoBonus } from '@tulpar/api/contract';

export type PromoWindow = 'before' | 'open' | 'after';

/**
 * Position of `now` in the activation window from `startsAt` to `endsAt`, ms (PROMO-05). A missing or invalid time
 * leaves its side open, because the server decides anyway.
 */
export function promoWindow(now: number, startsAt: number | null, endsAt: number | null): PromoWindow {
  if (startsAt !== null && now < startsAt) return 'before';
  if (endsAt !== null && now > endsAt) return 'after';
  return 'open';
}

/** Remaining activations: allowed minus used, never negative (PROMO-10). */
export function activationsLeft(perUser: number, used: number): number {
  const left = Math.floor(perUser) - Math.floor(used);
  return Number.isFinite(left) ? Math.max(left, 0) : 0;
}

/** Amounts (minor units) by lower-case currency, as in promo templates. */
type PromoAmounts = Readonly<Record<string, number | null | undefined>>;

/** Amount in the player's currency (PROMO-11); `null` if missing or invalid. */
export function promoAmount(amounts: PromoAmounts | null | undefined, currency: string): number | null {
  const key = currency.toLowerCase();
  const amount = amounts && Object.hasOwn(amounts, key) ? amounts[key] : null;
  return typeof amount === 'number' && Number.isSafeInteger(amount) && amount >= 0 ? amount : null;
}

/** Value of a bonus of the month: `max` bonus and `min` deposit in minor units; null if not sent. */
export interface PromoGift {
  readonly percent: number | null;
  readonly spins: number | null;
  readonly max: number | null;
  readonly min: number | null;
}

/** Reads the gift of a bonus of the month in a currency (PROMO-11). */
export function giftOf({ promo_code }: PromoBonus, currency: string): PromoGift {
  const { maxAmountPercent, spinsCount, maxAmountMoney, minDepositAmount } = promo_code.offer_template;
  return {
    percent: maxAmountPercent,
    spins: spinsCount,
    max: promoAmount(maxAmountMoney, currency),
    min: promoAmount(minDepositAmount, currency),
  };
}
