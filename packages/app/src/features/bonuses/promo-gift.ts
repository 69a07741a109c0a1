import type { PromoBonus } from '@tulpar/api/contract';
import { promoAmount } from '@tulpar/ui/promo-bonus-card';

/** Value of a code of the month, minor units; null where the server sends none. */
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
