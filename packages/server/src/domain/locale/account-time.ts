import type { Currency } from './locale.ts';

const dayLength = 24 * 3_600_000;

/** UTC offset of an account's time zone, ms; neither has daylight saving time. */
const ahead: Readonly<Record<Currency, number>> = { KZT: 5 * 3_600_000, AZN: 4 * 3_600_000 };

/** Day number in account time, counted from the epoch; day 0 is a Thursday. */
export const dayOf = (moment: Date, currency: Currency): number =>
  Math.floor((moment.getTime() + ahead[currency]) / dayLength);

/** Start of a day in account time. */
export const midnightOf = (day: number, currency: Currency): Date =>
  new Date(day * dayLength - ahead[currency]);

/** A date whose UTC fields are the account's local time. */
export const localMoment = (moment: Date, currency: Currency): Date =>
  new Date(moment.getTime() + ahead[currency]);

/** Start of a month in account time; months count from 0 and may exceed the year. */
export const firstDayOf = (year: number, month: number, currency: Currency): Date =>
  new Date(Date.UTC(year, month, 1) - ahead[currency]);

/** Date in account time: "2026-11-26". */
export const dateOf = (moment: Date, currency: Currency): string =>
  localMoment(moment, currency).toISOString().slice(0, 10);
