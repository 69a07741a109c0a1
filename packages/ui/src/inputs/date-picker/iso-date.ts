const two = (part: number) => String(part).padStart(2, '0');

/** A calendar day as `YYYY-MM-DD`; null if the day does not exist. `month` is 1 to 12. */
export function isoOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  // `Date` reads years below 100 as 19xx and overflows out-of-range months and days.
  const isMeant =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isMeant ? `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}` : null;
}

/** Parts of `YYYY-MM-DD`; null if it is not a calendar day. */
export function partsOf(iso: string): { year: number; month: number; day: number } | null {
  const [, year, month, day] = (/^(\d{4})-(\d\d)-(\d\d)$/u.exec(iso) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return null;
  return isoOf(year, month, day) === null ? null : { year, month, day };
}

/** The day as a `Date` at local midnight; undefined if it is invalid. */
export function localDate(iso: string): Date | undefined {
  const parts = partsOf(iso);
  return parts ? new Date(parts.year, parts.month - 1, parts.day) : undefined;
}

/** The local day of a `Date`, as `YYYY-MM-DD`. */
export function isoOfLocal(date: Date): string {
  return isoOf(date.getFullYear(), date.getMonth() + 1, date.getDate()) ?? '';
}
