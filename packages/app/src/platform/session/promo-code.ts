import { cleanTyped } from '@tulpar/api/contract';
import { readCookie, writeCookie } from '#app/platform/storage/cookies.ts';

/** Name of the parameter and of the cookie (OP-95). */
const NAME = 'promocode';
/** Life of the cookie, hours. */
const HOURS = 720;
/** Longest code that is offered, characters. */
const MAX = 64;

const clean = (value: string | null) => {
  const code = cleanTyped(value ?? '');
  return code && code.length <= MAX && !/\p{Cc}/u.test(code) ? code : null;
};

/** Keeps the promo code of an address for a later registration. */
export function storePromoCode(search: URLSearchParams): void {
  const code = clean(search.get(NAME));
  if (code) writeCookie(NAME, code, HOURS);
}

/** The promo code an address brings. */
export function promoCodeOf(search: URLSearchParams): string | null {
  return clean(search.get(NAME));
}

/** The promo code kept from an address of before (REG-06). */
export function storedPromoCode(): string | null {
  return clean(readCookie(NAME));
}
