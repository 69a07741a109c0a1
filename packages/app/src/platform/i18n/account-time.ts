import type { Currency } from './languages.ts';

/** The midnight at which Kazakhstan put its clocks back from UTC+6 to UTC+5. */
const ALMATY_CHANGED = Date.UTC(2024, 1, 29, 18);

/** Minutes an account's time zone (Asia/Almaty, Asia/Baku) is ahead of UTC: neither has a summer time. */
function aheadAt(time: number, currency: Currency): number {
  if (currency === 'AZN') return 240;
  return time < ALMATY_CHANGED ? 360 : 300;
}

/**
 * A moment (ms or ISO-8601) moved so that the date functions, which read the browser's time zone, show what the clock of
 * the account shows; ms.
 */
export function accountTime(moment: number | string, currency: Currency): number {
  const date = new Date(moment);
  return date.getTime() + (aheadAt(date.getTime(), currency) + date.getTimezoneOffset()) * 60_000;
}

/** Day of a moment by the clock of the account, `YYYY-MM-DD`, wherever the browser is. */
export function accountDay(moment: number | string, currency: Currency): string {
  const time = new Date(moment).getTime();
  return new Date(time + aheadAt(time, currency) * 60_000).toISOString().slice(0, 10);
}
