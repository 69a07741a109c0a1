import type { Currency } from './languages.ts';

/** Midnight at which Kazakhstan changed from UTC+6 to UTC+5. */
const ALMATY_CHANGED = Date.UTC(2024, 1, 29, 18);

/** Shifts a time so that UTC fields show the account's local time (Asia/Almaty, Asia/Baku); ms. */
const asUtc = (time: number, currency: Currency) =>
  time + (currency === 'AZN' ? 4 : time < ALMATY_CHANGED ? 6 : 5) * 3_600_000;

/** Shifts a time so that date functions, which use the browser's zone, show account time; ms. */
export function accountTime(moment: number | string, currency: Currency): number {
  const date = new Date(moment);
  return asUtc(date.getTime(), currency) + date.getTimezoneOffset() * 60_000;
}

/** Day of a time in the account's time zone, `YYYY-MM-DD`. */
export function accountDay(moment: number | string, currency: Currency): string {
  return new Date(asUtc(new Date(moment).getTime(), currency)).toISOString().slice(0, 10);
}
