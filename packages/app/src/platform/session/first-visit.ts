import { session, storedText } from '../storage/storage.ts';
import { readCookie, writeCookie } from '../storage/cookies.ts';
import { maskedUrl } from '../routing/urls.ts';

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

/** Lifetime of the cookies of the first visit, hours (OP-87). */
const HOURS = 720;

/** Stores landing URL and referrer of the first visit (STORE-05, STORE-06), without secrets. */
export function rememberFirstVisit(landing: string, referrer: string): void {
  if (readCookie('tl') === null) writeCookie('tl', maskedUrl(landing), HOURS);
  if (readCookie('tr') === null && maskedUrl(referrer)) writeCookie('tr', maskedUrl(referrer), HOURS);
}
