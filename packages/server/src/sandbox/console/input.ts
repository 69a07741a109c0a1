import { cleanLines } from '@tulpar/api/contract';

/** Value of a form field without invisible characters; empty if not sent. */
export type Input = (name: string) => string;

/** Reads form fields; files are ignored. */
export const inputOf =
  (form: Readonly<Record<string, unknown>>): Input =>
  (name) => {
    const value = Object.hasOwn(form, name) ? form[name] : undefined;
    return typeof value === 'string' ? cleanLines(value) : '';
  };

/** Parses a number with up to two decimals, in hundredths; null if invalid. */
export function readHundredths(text: string): number | null {
  return /^\d{1,9}([.,]\d{1,2})?$/.test(text) ? Math.round(Number(text.replace(',', '.')) * 100) : null;
}

/** Parses an amount in major units, in minor units; null if invalid. */
export function readAmount(text: string): number | null {
  const amount = readHundredths(text);
  return amount !== null && amount > 0 ? amount : null;
}

/** Parses a date field, `yyyy-MM-dd`; null if invalid. */
export function readDay(text: string): string | null {
  if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return null;
  const day = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text ? null : text;
}

/** Parses an integer from `min` to `max`; null if invalid. */
export function readCount(text: string, min: number, max: number): number | null {
  const number = Number(text);
  return /^\d{1,9}$/.test(text) && number >= min && number <= max ? number : null;
}

/** An optional field: null if empty, undefined if its value is invalid. */
export const optional = <Value>(text: string, value: Value | null): Value | null | undefined =>
  text === '' ? null : (value ?? undefined);
