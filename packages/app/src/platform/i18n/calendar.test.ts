import { describe, expect, it } from 'vitest';
import { calendarNames } from './calendar.ts';
import { languages } from './languages.ts';

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
