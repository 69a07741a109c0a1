import { readCookie, writeCookie } from '../platform/storage/cookies.ts';
import { maskedUrl } from '../platform/routing/masked-url.ts';

/** Lifetime of the cookies of the first visit, hours (OP-87). */
const HOURS = 720;

/** Stores landing URL and referrer of the first visit (STORE-05, STORE-06), without secrets. */
export function rememberFirstVisit(landing: string, referrer: string): void {
  if (readCookie('tl') === null) writeCookie('tl', maskedUrl(landing), HOURS);
  if (readCookie('tr') === null && maskedUrl(referrer)) writeCookie('tr', maskedUrl(referrer), HOURS);
}
