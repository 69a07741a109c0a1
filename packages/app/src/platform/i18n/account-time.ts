import type { Currency } from './languages.ts';

/** The midnight at which Kazakhstan put its clocks back from UTC+6 to UTC+5. */
const ALMATY_CHANGED = Date.UTC(2024, 1, 29, 18);

/** A moment moved so that UTC shows what the clock of the account (Asia/Almaty, Asia/Baku) shows; ms. */
const asUtc = (time: number, currency: Currency) =>
  time + (currency === 'AZN' ? 4 : time < ALMATY_CHANGED ? 6 : 5) * 3_600_000;

/**
 * A moment (ms or ISO-8601) moved so that the date functions, which read the browser's time zone, show what the clock of
 * the account shows; ms.
 */
export function accountTime(moment: number | string, currency: Currency): number {
  const date = new Date(moment);
  return asUtc(date.getTime(), currency) + date.getTimezoneOffset() * 60_000;
}

/** Day of a moment by the clock of the account, `YYYY-MM-DD`, wherever the browser is. */
export function accountDay(moment: number | string, currency: Currency): string {
  return new Date(asUtc(new Date(moment).getTime(), currency)).toISOString().slice(0, 10);
}
