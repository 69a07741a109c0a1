import type { Currency } from './locale.ts';

const dayLength = 24 * 3_600_000;

/** Time an account's zone is ahead of UTC, ms: Almaty and Baku have no summer time. */
const ahead: Readonly<Record<Currency, number>> = { KZT: 5 * 3_600_000, AZN: 4 * 3_600_000 };

/** Number of an account's day, counted from the epoch; day 0 is a Thursday. */
export const dayOf = (moment: Date, currency: Currency): number =>
  Math.floor((moment.getTime() + ahead[currency]) / dayLength);

/** The moment a day of an account begins. */
export const midnightOf = (day: number, currency: Currency): Date =>
  new Date(day * dayLength - ahead[currency]);

/** A moment whose UTC figures are those an account's clock shows. */
export const localMoment = (moment: Date, currency: Currency): Date =>
  new Date(moment.getTime() + ahead[currency]);

/** The moment a month of an account begins; months count from 0 and may leave the year. */
export const firstDayOf = (year: number, month: number, currency: Currency): Date =>
  new Date(Date.UTC(year, month, 1) - ahead[currency]);

/** Date of an account's day at a moment: "2026-11-26". */
export const dateOf = (moment: Date, currency: Currency): string =>
  localMoment(moment, currency).toISOString().slice(0, 10);
