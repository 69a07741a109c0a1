import { describe, expect, it } from 'vitest';
import { formatDate, spanOf } from './dates.ts';
import { languages } from './languages.ts';

describe('dates in the browser', () => {
  it(
    'dates in the patterns of the product, month names in all four languages',
    { tags: ['I18N-17', 'I18N-18'] },
    () => {
      const moment = new Date(2026, 4, 3, 9, 7).getTime();
      expect(formatDate(moment, 'dd.MM.yyyy HH:mm', 'kk')).toBe('03.05.2026 09:07');
      expect(formatDate(moment, 'dd.MM.yyyy', 'az')).toBe('03.05.2026');
      expect(formatDate(moment, 'HH:mm', 'en')).toBe('09:07');
      expect(formatDate(moment, 'yyyy-MM-dd', 'ru')).toBe('2026-05-03');
      expect(languages.map((language) => formatDate(moment, 'dd MMMM', language))).toEqual([
        '03 мая',
        '03 мамыр',
        '03 may',
        '03 May',
      ]);
      expect(formatDate('no date', 'dd MMMM', 'ru')).toBe('');
    },
  );

  it('durations use their largest unit', () => {
    expect(spanOf(25 * 3_600_000)).toEqual({ unit: 'day', value: 1 });
    expect(spanOf(59 * 60_000)).toEqual({ unit: 'minute', value: 59 });
    expect(spanOf(-1)).toEqual({ unit: 'minute', value: 0 });
  });
});
