import { session, storedText, readCookie, writeCookie } from '../storage/storage.ts';
import { maskedUrl } from '../routing/urls.ts';
import { cleanTyped } from '@tulpar/api/contract';

const seen = () => storedText('seenBefore');
const first = () => storedText('firstVisit', session);

/** Records a visit of this browser; the tab of the first visit is marked. */
export function noteVisit(): void {
  if (seen().read() !== null) return;
  seen().write('yes');
  first().write('yes');
}

/** Whether this tab is the first visit of the browser (REACH-15). */
export const isFirstVisit = (): boolean => first().read() !== null || seen().read() === null;

/** Lifetime of the cookies, hours (OP-87). */
const HOURS = 720;

/** Stores landing URL and referrer of the first visit (STORE-05, STORE-06), without secrets. */
export function rememberFirstVisit(landing: string, referrer: string): void {
  if (readCookie('tl') === null) writeCookie('tl', maskedUrl(landing), HOURS);
  if (readCookie('tr') === null && maskedUrl(referrer)) writeCookie('tr', maskedUrl(referrer), HOURS);
}

/** Name of the URL parameter and of the cookie for a promo code (OP-95). */
const NAME = 'promocode';
/** Maximum length of a promo code, characters. */
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
