import { parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import az from '../../messages/az.json';
import en from '../../messages/en.json';
import kk from '../../messages/kk.json';
import ru from '../../messages/ru.json';
import { calendarNames, weekdayOf } from './calendar.ts';
import { formatDate, spanOf, type DatePattern } from './dates.ts';
import { formatMoney, formatNumber, formatPercent } from './format.ts';
import { makeIntl } from './intl.tsx';
import { languages, type Language } from './languages.ts';

/**
 * Shows non-breaking spaces as `~`. The tests need Chromium, which claims to support kk and az but formats dates as
 * `2025 M05 03`.
 */
const plain = (text: string) => text.replaceAll('\u00A0', '~');
const inAll = (say: (language: Language) => string) => languages.map((language) => plain(say(language)));

const catalogues: Readonly<Record<Language, Readonly<Record<string, string>>>> = { ru, kk, az, en };

function counted(language: Language, id: string, count: number): string {
  const text = catalogues[language][id] ?? '';
  return plain(makeIntl(language, { id: parse(text) }).formatMessage({ id: 'id' }, { count }));
}

describe('numbers and money', () => {
  it.each([
    [0, ['0', '0', '0', '0']],
    [7, ['7', '7', '7', '7']],
    [999, ['999', '999', '999', '999']],
    [1000, ['1~000', '1~000', '1~000', '1,000']],
    [1234567.891, ['1~234~567,89', '1~234~567,89', '1~234~567,89', '1,234,567.89']],
    [-1234.5, ['\u22121~234,5', '\u22121~234,5', '\u22121~234,5', '\u22121,234.5']],
    [0.1 + 0.2, ['0,3', '0,3', '0,3', '0.3']],
    [-0.001, ['0', '0', '0', '0']],
    [Number.NaN, ['', '', '', '']],
  ])('the number %s', (value, shown) => {
    expect(inAll((language) => formatNumber(value, language))).toEqual(shown);
  });

  it.each([
    [0, 'KZT', ['0,00~₸', '0,00~₸', '0,00~₸', '0.00~₸']],
    [5, 'AZN', ['0,05~₼', '0,05~₼', '0,05~₼', '0.05~₼']],
    [12_345, 'KZT', ['123,45~₸', '123,45~₸', '123,45~₸', '123.45~₸']],
    [
      -19_625_050,
      'AZN',
      ['\u2212196~250,50~₼', '\u2212196~250,50~₼', '\u2212196~250,50~₼', '\u2212196,250.50~₼'],
    ],
    [
      100_000_000_000,
      'KZT',
      ['1~000~000~000,00~₸', '1~000~000~000,00~₸', '1~000~000~000,00~₸', '1,000,000,000.00~₸'],
    ],
    [
      Number.MAX_SAFE_INTEGER,
      'KZT',
      [...Array<string>(3).fill('90~071~992~547~409,91~₸'), '90,071,992,547,409.91~₸'],
    ],
    [1.5, 'KZT', ['', '', '', '']],
    [100, 'XTS', ['1,00~XTS', '1,00~XTS', '1,00~XTS', '1.00~XTS']],
  ])(
    'the amount %s %s',
    { tags: ['MONEY-01', 'MONEY-03', 'MONEY-04', 'I18N-06'] },
    (minor, currency, shown) => {
      expect(inAll((language) => formatMoney(minor, currency, language))).toEqual(shown);
    },
  );

  it('decimals only where there are any', { tags: ['MONEY-03', 'HEAD-07'] }, () => {
    expect(plain(formatMoney(19_625_010, 'KZT', 'ru', 'auto'))).toBe('196~250,10~₸');
    expect(inAll((language) => formatMoney(150_000, 'KZT', language, 'auto'))).toEqual([
      '1~500~₸',
      '1~500~₸',
      '1~500~₸',
      '1,500~₸',
    ]);
  });

  it('percent', () => {
    expect(plain(formatPercent(120, 'ru'))).toBe('120%');
    expect(inAll((language) => formatPercent(96.5, language))).toEqual(['96,5%', '96,5%', '96,5%', '96.5%']);
  });
});

describe('dates', () => {
  const moment = new Date(2026, 8, 7, 5, 4, 3).getTime();

  it.each<[DatePattern, readonly string[]]>([
    ['dd.MM.yyyy HH:mm', Array<string>(4).fill('07.09.2026 05:04')],
    ['dd.MM.yyyy', Array<string>(4).fill('07.09.2026')],
    ['HH:mm', Array<string>(4).fill('05:04')],
    ['yyyy-MM-dd', Array<string>(4).fill('2026-09-07')],
    ['dd MMMM', ['07 сентября', '07 қыркүйек', '07 sentyabr', '07 September']],
    ['d MMMM', ['7 сентября', '7 қыркүйек', '7 sentyabr', '7 September']],
    ['d MMMM, HH:mm', ['7 сентября, 05:04', '7 қыркүйек, 05:04', '7 sentyabr, 05:04', '7 September, 05:04']],
    ['d MMMM yyyy', ['7 сентября 2026', '2026 жылғы 7 қыркүйек', '7 sentyabr 2026', '7 September 2026']],
  ])('%s', { tags: ['I18N-17', 'I18N-18', 'I18N-19'] }, (pattern, shown) => {
    expect(inAll((language) => formatDate(moment, pattern, language))).toEqual(shown);
  });

  it('of nothing are empty', () => {
    expect(formatDate('no date', 'dd MMMM', 'ru')).toBe('');
  });

  it('durations use their largest unit', () => {
    expect(spanOf(25 * 3_600_000)).toEqual({ unit: 'day', value: 1 });
    expect(spanOf(59 * 60_000)).toEqual({ unit: 'minute', value: 59 });
    expect(spanOf(-1)).toEqual({ unit: 'minute', value: 0 });
  });

  it('every month has its name in every language', { tags: ['I18N-19'] }, () => {
    const year = (language: Language) =>
      Array.from({ length: 12 }, (_, month) =>
        formatDate(new Date(2026, month, 1).getTime(), 'd MMMM', language).slice(2),
      ).join(' ');
    expect(languages.map(year)).toEqual([
      'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
      'қаңтар ақпан наурыз сәуір мамыр маусым шілде тамыз қыркүйек қазан қараша желтоқсан',
      'yanvar fevral mart aprel may iyun iyul avqust sentyabr oktyabr noyabr dekabr',
      'January February March April May June July August September October November December',
    ]);
  });

  it('the calendar of every language begins its week on Monday', { tags: ['I18N-19'] }, () => {
    const monday = new Date(2026, 8, 7);
    expect(weekdayOf(monday)).toBe(0);
    expect(weekdayOf(new Date(2026, 8, 13))).toBe(6);
    const names = languages.map(calendarNames);
    expect(names.map(({ weekdays }) => weekdays[0])).toEqual([
      'понедельник',
      'дүйсенбі',
      'bazar ertəsi',
      'Monday',
    ]);
    expect(names.map(({ weekdaysShort }) => weekdaysShort.join(' '))).toEqual([
      'Пн Вт Ср Чт Пт Сб Вс',
      'Дс Сс Ср Бс Жм Сб Жс',
      'B.e. Ç.a. Ç. C.a. C. Ş. B.',
      'Mo Tu We Th Fr Sa Su',
    ]);
    expect(names.map(({ months }) => [months.length, months[5]])).toEqual([
      [12, 'Июнь'],
      [12, 'Маусым'],
      [12, 'İyun'],
      [12, 'June'],
    ]);
    expect(names.map(({ formatDay }) => formatDay('2026-09-07'))).toEqual([
      '7 сентября 2026, понедельник',
      '2026 жылғы 7 қыркүйек, дүйсенбі',
      '7 sentyabr 2026, bazar ertəsi',
      '7 September 2026, Monday',
    ]);
    expect(names.map(({ formatDay }) => formatDay('2026-13-40'))).toEqual(['', '', '', '']);
  });
});

describe('counted words', () => {
  const counts = [0, 1, 2, 5, 11, 21, 1.5];

  it.each<[Language, string, readonly string[]]>([
    ['ru', 'time.days', ['0 дней', '1 день', '2 дня', '5 дней', '11 дней', '21 день', '1,5 дня']],
    ['kk', 'time.days', ['0 күн', '1 күн', '2 күн', '5 күн', '11 күн', '21 күн', '1,5 күн']],
    ['az', 'time.days', ['0 gün', '1 gün', '2 gün', '5 gün', '11 gün', '21 gün', '1,5 gün']],
    ['en', 'time.days', ['0 days', '1 day', '2 days', '5 days', '11 days', '21 days', '1.5 days']],
    [
      'ru',
      'time.minutesAgo',
      ['0 минут', '1 минуту', '2 минуты', '5 минут', '11 минут', '21 минуту', '1,5 минуты'].map(
        (text) => `${text} назад`,
      ),
    ],
    ['kk', 'time.minutesAgo', ['0', '1', '2', '5', '11', '21', '1,5'].map((count) => `${count} минут бұрын`)],
    [
      'az',
      'time.minutesAgo',
      ['0', '1', '2', '5', '11', '21', '1,5'].map((count) => `${count} dəqiqə əvvəl`),
    ],
    [
      'en',
      'time.minutesAgo',
      ['0 minutes', '1 minute', '2 minutes', '5 minutes', '11 minutes', '21 minutes', '1.5 minutes'].map(
        (text) => `${text} ago`,
      ),
    ],
  ])('%s %s', (language, id, shown) => {
    expect(counts.map((count) => counted(language, id, count))).toEqual(shown);
  });
});
