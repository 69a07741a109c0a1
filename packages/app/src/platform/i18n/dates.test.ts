import { describe, expect, it } from 'vitest';
import { accountDay, formatAccountTime } from './use-dates.ts';
import { formatDate } from './dates.ts';
import { clockText } from './format.ts';
import { calendarNames } from './calendar.ts';
import { languages } from './languages.ts';

describe('time of an account', () => {
  it('a day ends at the midnight of Almaty or Baku', { tags: ['SAFE-18', 'WAG-15', 'CASHBK-11'] }, () => {
    expect(accountDay('2026-11-25T18:59:59Z', 'KZT')).toBe('2026-11-25');
    expect(accountDay('2026-11-25T19:00:00Z', 'KZT')).toBe('2026-11-26');
    expect(accountDay('2026-11-25T19:59:59Z', 'AZN')).toBe('2026-11-25');
    expect(accountDay('2026-11-25T20:00:00Z', 'AZN')).toBe('2026-11-26');
  });

  it('is not moved by summer time where the browser is', { tags: ['SAFE-18'] }, () => {
    const zone = process.env['TZ'];
    process.env['TZ'] = 'Europe/Berlin';
    const almaty = (at: string) => formatAccountTime(at, 'HH:mm', 'KZT', 'ru');
    // Berlin changes its clocks at 01:00 UTC: 02:30 is skipped in March and occurs twice in October.
    expect(almaty('2026-03-29T00:30:00Z')).toBe('05:30');
    expect(almaty('2026-03-28T21:30:00Z')).toBe('02:30');
    expect(almaty('2026-10-24T22:30:00Z')).toBe('03:30');
    expect(formatAccountTime('2026-10-24T21:30:00Z', 'HH:mm', 'AZN', 'ru')).toBe('01:30');
    // A guest's time is that of the browser.
    expect(formatDate('2026-03-29T00:30:00Z', 'HH:mm', 'ru')).toBe('01:30');
    expect(formatDate('2026-03-29T01:30:00Z', 'HH:mm', 'ru')).toBe('03:30');
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  });

  it('Almaty was at UTC+6 until 1 March 2024, so its 29 February had 25 hours', { tags: ['SAFE-20'] }, () => {
    expect(accountDay('2024-02-28T17:59:59Z', 'KZT')).toBe('2024-02-28');
    expect(accountDay('2024-02-28T18:00:00Z', 'KZT')).toBe('2024-02-29');
    expect(accountDay('2024-02-29T18:59:59Z', 'KZT')).toBe('2024-02-29');
    expect(accountDay('2024-02-29T19:00:00Z', 'KZT')).toBe('2024-03-01');
    const clock = (at: string) => formatAccountTime(at, 'HH:mm', 'KZT', 'ru');
    expect(clock('2024-02-29T17:59:00Z')).toBe('23:59');
    expect(clock('2024-02-29T18:00:00Z')).toBe('23:00');
  });
});

it('formats a pause like a clock', { tags: ['OP-76'] }, () => {
  expect([1, 59, 60, 845, 10_799, 90_000].map(clockText)).toEqual([
    '0:01',
    '0:59',
    '1:00',
    '14:05',
    '2:59:59',
    '25:00:00',
  ]);
});

it('the time played shows whole seconds only and never runs below zero', () => {
  expect([-5, 0, 0.999, 7, 2530, 3727.5].map(clockText)).toEqual([
    '0:00',
    '0:00',
    '0:00',
    '0:07',
    '42:10',
    '1:02:07',
  ]);
});

/** Node has the names of all languages, which browsers lack for kk and az. January 2024 began on a Monday. */
function namesOf(language: string, part: 'month' | 'weekday', count: number): string[] {
  const names = new Intl.DateTimeFormat(language, { [part]: 'long', timeZone: 'UTC' });
  return Array.from({ length: count }, (_, index) =>
    names.format(Date.UTC(2024, part === 'month' ? index : 0, part === 'month' ? 1 : index + 1)),
  );
}

describe.each(languages)('the calendar in %s', (language) => {
  it('names months and weekdays as the language does', { tags: ['I18N-19'] }, () => {
    const { months, weekdays } = calendarNames(language);
    const lower = (names: readonly string[]) => names.map((name) => name.toLocaleLowerCase(language));
    expect(lower(months)).toEqual(lower(namesOf(language, 'month', 12)));
    expect(lower(weekdays)).toEqual(lower(namesOf(language, 'weekday', 7)));
  });
});
