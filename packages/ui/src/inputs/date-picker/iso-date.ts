const two = (part: number) => String(part).padStart(2, '0');

/** A day of the calendar as `YYYY-MM-DD`; null when there is no such day. Month from 1. */
export function isoOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  // Years below 100 are read as 19xx, months and days out of range as a neighbouring one: neither is what was meant.
  const isMeant =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isMeant ? `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}` : null;
}

/** The parts of `YYYY-MM-DD`; null when it is not a day of the calendar. */
export function partsOf(iso: string): { year: number; month: number; day: number } | null {
  const [, year, month, day] = (/^(\d{4})-(\d\d)-(\d\d)$/u.exec(iso) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return null;
  return isoOf(year, month, day) === null ? null : { year, month, day };
}

/** The day as a local midnight, which is what calendars count in. */
export function localDate(iso: string): Date | undefined {
  const parts = partsOf(iso);
  return parts ? new Date(parts.year, parts.month - 1, parts.day) : undefined;
}

/** The day a local date stands for. */
export function isoOfLocal(date: Date): string {
  return isoOf(date.getFullYear(), date.getMonth() + 1, date.getDate()) ?? '';
}
