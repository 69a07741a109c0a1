import type { Currency } from './languages.ts';

/** Minutes an account's time zone is ahead of UTC (Asia/Almaty, Asia/Baku): neither has a summer time. */
const ahead: Readonly<Record<Currency, number>> = { KZT: 300, AZN: 240 };

/**
 * A moment (ms or ISO-8601) moved so that the date functions, which read the browser's time zone, show what the clock of
 * the account shows; ms.
 */
export function accountTime(moment: number | string, currency: Currency): number {
  const date = new Date(moment);
  return date.getTime() + (ahead[currency] + date.getTimezoneOffset()) * 60_000;
}
