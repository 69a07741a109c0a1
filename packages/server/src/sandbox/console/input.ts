import { cleanLines } from '@tulpar/api/contract';

/** A field of a sent form without invisible characters; empty when it was not sent. */
export type Input = (name: string) => string;

/** Reads the fields of a form; a file is no text. */
export const inputOf =
  (form: Readonly<Record<string, unknown>>): Input =>
  (name) => {
    const value = Object.hasOwn(form, name) ? form[name] : undefined;
    return typeof value === 'string' ? cleanLines(value) : '';
  };

/** A number with up to two decimals as somebody types it, in hundredths; null for what is none. */
export function readHundredths(text: string): number | null {
  return /^\d{1,9}([.,]\d{1,2})?$/.test(text) ? Math.round(Number(text.replace(',', '.')) * 100) : null;
}

/** An amount in whole units as somebody types it, in minor units; null for what is none. */
export function readAmount(text: string): number | null {
  const amount = readHundredths(text);
  return amount !== null && amount > 0 ? amount : null;
}

/** A day as a date field sends it, `yyyy-MM-dd`; null for a day no calendar has. */
export function readDay(text: string): string | null {
  if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return null;
  const day = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text ? null : text;
}

/** A whole number from `min` to `max`; null for anything else. */
export function readCount(text: string, min: number, max: number): number | null {
  const number = Number(text);
  return /^\d{1,9}$/.test(text) && number >= min && number <= max ? number : null;
}
