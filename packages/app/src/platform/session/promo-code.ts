import { cleanTyped } from '@tulpar/api/contract';
import { readCookie, writeCookie } from '#app/platform/storage/cookies.ts';

/** Name of the parameter and of the cookie (OP-95). */
const NAME = 'promocode';
/** Lifetime of the cookie, hours. */
const HOURS = 720;
/** Maximum length, characters. */
const MAX = 64;

const clean = (value: string | null) => {
  const code = cleanTyped(value ?? '');
  return code && code.length <= MAX && !/\p{Cc}/u.test(code) ? code : null;
};

export function storePromoCode(search: URLSearchParams): void {
  const code = clean(search.get(NAME));
  if (code) writeCookie(NAME, code, HOURS);
}

export function promoCodeOf(search: URLSearchParams): string | null {
  return clean(search.get(NAME));
}

/** Promo code stored from an earlier URL (REG-06). */
export function storedPromoCode(): string | null {
  return clean(readCookie(NAME));
}
