import { promoCodeLength, writtenCode } from '@tulpar/api/contract';

/** Normalizes a typed promo code; null if its length cannot be valid (PROMO-19). */
export function readPromoCode(text: string): string | null {
  const code = writtenCode(text);
  return code.length >= promoCodeLength.min && code.length <= promoCodeLength.max ? code : null;
}

/** Whether a text is too long to be a code, which needs no request (PROMO-19, OP-125). */
export const isTooLongCode = (text: string): boolean => writtenCode(text).length > promoCodeLength.max;
