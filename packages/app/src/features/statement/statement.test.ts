import { describe, expect, it } from 'vitest';
import {
  addDays,
  lengthOf,
  periodFault,
  periodOf,
  presetPeriod,
  weekdayOf,
  FILTERS,
  passes,
  barAfterKey,
  barsOf,
  hasDays,
  scaleTop,
  toCsv,
  periodInWords,
  type Filter,
  type Cell,
} from './statement.ts';

describe('periods of a statement', () => {
  it('are whole months, over the ends of months and years', { tags: ['SAFE-18'] }, () => {
    expect(presetPeriod('month', '2026-11-25')).toEqual({ from: '2026-11-01', to: '2026-11-25' });
    expect(presetPeriod('last', '2026-03-31')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    expect(presetPeriod('last', '2024-03-01')).toEqual({ from: '2024-02-01', to: '2024-02-29' });
    expect(presetPeriod('last', '2026-01-10')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
    expect(presetPeriod('quarter', '2026-01-31')).toEqual({ from: '2025-11-01', to: '2026-01-31' });
    expect(presetPeriod('year', '2024-02-29')).toEqual({ from: '2023-03-01', to: '2024-02-29' });
  });

  it('a year is never longer than a statement may be', { tags: ['SAFE-18'] }, () => {
    for (let day = '2023-01-01'; day < '2025-03-01'; day = addDays(day, 1))
      expect(lengthOf(presetPeriod('year', day))).toBeLessThanOrEqual(366);
  });

  it('own dates may have 366 past days, the first before the last', { tags: ['SAFE-18'] }, () => {
    const today = '2026-11-25';
    const fault = (from: string, to: string) => periodFault({ from, to }, today);
    expect(fault('2025-11-25', '2026-11-25')).toBeNull();
    expect(fault('2026-11-25', '2026-11-25')).toBeNull();
    expect(fault('2025-11-24', '2026-11-25')).toEqual({ side: 'to', fault: 'long' });
    expect(fault('2026-11-20', '2026-11-19')).toEqual({ side: 'to', fault: 'reversed' });
    expect(fault('2026-11-20', '2026-11-26')).toEqual({ side: 'to', fault: 'future' });
    expect(fault('2026-12-01', '2026-12-02')).toEqual({ side: 'from', fault: 'future' });
    expect(fault('2026-02-30', '2026-11-19')).toEqual({ side: 'from', fault: 'unfinished' });
    expect(fault('2026-02-20', '')).toEqual({ side: 'to', fault: 'unfinished' });
  });

  it('an address may name a period; one that is none is the month that runs', { tags: ['SAFE-18'] }, () => {
    const of = (query: string) => periodOf(new URLSearchParams(query), '2026-11-25');
    expect(of('from=2026-01-05&to=2026-02-06')).toEqual({
      from: '2026-01-05',
      to: '2026-02-06',
      preset: null,
    });
    expect(of('period=last')).toMatchObject({ preset: 'last', to: '2026-10-31' });
    for (const query of ['', 'period=constructor', 'from=2026-02-06&to=2026-01-05', 'from=<b>&to=2026-01-05'])
      expect(of(query)).toEqual({ preset: 'month', from: '2026-11-01', to: '2026-11-25' });
  });

  it('weeks begin on Monday', { tags: ['SAFE-19'] }, () => {
    expect(weekdayOf('2026-11-23')).toBe(0);
    expect(weekdayOf('2026-11-29')).toBe(6);
  });
});

const kinds = [
  'deposit',
  'withdrawal',
  'withdrawal_return',
  'bonus_in',
  'bonus_out',
  'buy_in',
  'correction',
  'play',
];

describe('the filters of the lines', () => {
  it.each<[Filter, readonly string[]]>([
    ['all', kinds],
    ['deposits', ['deposit']],
    ['withdrawals', ['withdrawal', 'withdrawal_return']],
    ['play', ['buy_in', 'play']],
    ['bonuses', ['bonus_in', 'bonus_out']],
  ])('%s show what belongs to them', { tags: ['SAFE-18'] }, (filter, shown) => {
    expect(kinds.filter((kind) => passes(filter, { kind }))).toEqual(shown);
  });

  it('every filter is one of these', { tags: ['SAFE-18'] }, () => {
    expect(FILTERS).toEqual(['all', 'deposits', 'withdrawals', 'play', 'bonuses']);
  });
});

const day = (name: string, bets: number, wins: number) => ({
  day: name,
  bets,
  wins,
  net: wins - bets,
  deposits: 0,
  withdrawals: 0,
  minutes_played: 0,
});

describe('bars of a statement', () => {
  it('are days up to 62 and weeks above', { tags: ['SAFE-19'] }, () => {
    const from = '2026-09-01';
    expect(hasDays({ from, to: addDays(from, 61) })).toBe(true);
    expect(hasDays({ from, to: addDays(from, 62) })).toBe(false);
    expect(barsOf([], { from, to: addDays(from, 61) })).toHaveLength(62);
    // Starts on a Tuesday: six days, eight whole weeks, a Monday.
    const weeks = barsOf([], { from, to: addDays(from, 62) });
    expect(weeks.map((bar) => [bar.from, bar.to])).toEqual([
      ['2026-09-01', '2026-09-06'],
      ...Array.from({ length: 8 }, (_, week) => [
        addDays('2026-09-07', week * 7),
        addDays('2026-09-13', week * 7),
      ]),
      ['2026-11-02', '2026-11-02'],
    ]);
  });

  it('hold every day with play once, days without it too', { tags: ['SAFE-19'] }, () => {
    const days = [day('2026-02-28', 500, 0), day('2026-03-01', 0, 700)];
    expect(barsOf(days, { from: '2026-02-27', to: '2026-03-01' })).toEqual([
      { from: '2026-02-27', to: '2026-02-27', bets: 0, wins: 0, net: 0, isPlayed: false },
      { from: '2026-02-28', to: '2026-02-28', bets: 500, wins: 0, net: -500, isPlayed: true },
      { from: '2026-03-01', to: '2026-03-01', bets: 0, wins: 700, net: 700, isPlayed: true },
    ]);
    const year = { from: '2025-03-02', to: '2026-03-01' };
    const bars = barsOf(days, year);
    expect(bars.reduce((sum, { net }) => sum + net, 0)).toBe(200);
    expect(bars.at(-1)).toMatchObject({ from: '2026-02-23', to: '2026-03-01', bets: 500, wins: 700 });
  });

  it('use one symmetric scale with round ends', { tags: ['SAFE-19'] }, () => {
    const top = (...nets: number[]) => scaleTop(nets.map((net) => ({ net })));
    expect(top(-1_310_000, 1_800_000)).toBe(2_000_000);
    expect(top(-2_000_001)).toBe(5_000_000);
    expect(top(500_001)).toBe(1_000_000);
    expect(top(100)).toBe(100);
    expect(top()).toBe(100);
    expect(top(0)).toBe(100);
    expect(top(900_000_000_000_00)).toBe(1_000_000_000_000_00);
  });

  it('are chosen by arrows, within the ends', { tags: ['SAFE-19'] }, () => {
    expect(barAfterKey('ArrowLeft', 3, 20)).toBe(2);
    expect(barAfterKey('ArrowLeft', 0, 20)).toBe(0);
    expect(barAfterKey('ArrowRight', 19, 20)).toBe(19);
    expect(barAfterKey('PageUp', 3, 20)).toBe(10);
    expect(barAfterKey('Home', 3, 20)).toBe(0);
    expect(barAfterKey('End', 3, 20)).toBe(19);
    expect(barAfterKey('Enter', 3, 20)).toBeNull();
    expect(barAfterKey('constructor', 3, 20)).toBeNull();
  });
});

/** Parses an RFC 4180 CSV file into cells. */
function parse(text: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"') isQuoted = true;
    else if (sign === separator) endCell();
    else if (sign === '\r' && text.charAt(at + 1) === '\n') {
      endCell();
      rows.push([]);
      at += 1;
    } else cell += sign;
  }
  rows.pop();
  return rows;
}

describe('the file of a statement', () => {
  const rows: Cell[][] = [
    ['Дата', 'Что, и сколько; "всего"', 'Две\r\nстроки'],
    ['01.11.2026', { minor: -4_875_001 }, { count: 213 }],
    [null, { minor: 5 }, { minor: 0 }],
  ];

  it('begins with a byte order mark, follows RFC 4180, and reads back', { tags: ['SAFE-19'] }, () => {
    for (const [language, separator, point] of [
      ['ru', ';', ','],
      ['kk', ';', ','],
      ['az', ';', ','],
      ['en', ',', '.'],
    ] as const) {
      const file = toCsv(rows, language);
      expect(file.startsWith('\uFEFF')).toBe(true);
      expect(file.endsWith('\r\n')).toBe(true);
      expect(parse(file.slice(1), separator)).toEqual([
        ['Дата', 'Что, и сколько; "всего"', 'Две\r\nстроки'],
        ['01.11.2026', `-48750${point}01`, '213'],
        ['', `0${point}05`, `0${point}00`],
      ]);
    }
  });

  it('guards texts that look like formulas, and leaves figures alone', { tags: ['SAFE-19'] }, () => {
    const hostile = ['=1+1', '+7', '-1', '@SUM(A1)', '\t=1', ' =1', '=HYPERLINK("http://x","y")'];
    expect(parse(toCsv([hostile], 'en').slice(1), ',')).toEqual([hostile.map((text) => `'${text}`)]);
    expect(toCsv([[{ minor: -100 }]], 'en')).toBe('\uFEFF-1.00\r\n');
  });
});

describe('days of a statement in words', () => {
  const words = (from: string, to: string, language: 'ru' | 'kk' | 'az' | 'en') =>
    periodInWords({ from, to }, '2026-11-25', language);

  it('name a month once when both days are in it', { tags: ['SAFE-18'] }, () => {
    expect(words('2026-11-01', '2026-11-20', 'ru')).toBe('1–20 ноября');
    expect(words('2026-11-01', '2026-11-20', 'az')).toBe('1–20 noyabr');
    expect(words('2026-11-20', '2026-11-20', 'en')).toBe('20 November');
    expect(words('2026-10-29', '2026-11-04', 'kk')).toBe('29 қазан – 4 қараша');
  });

  it('name a year that is not the present one', { tags: ['SAFE-18'] }, () => {
    expect(words('2025-10-01', '2025-10-31', 'ru')).toBe('1–31 октября 2025');
    expect(words('2025-10-01', '2025-10-31', 'kk')).toBe('2025 жылғы 1–31 қазан');
    expect(words('2025-09-01', '2025-10-31', 'en')).toBe('1 September – 31 October 2025');
    expect(words('2025-12-01', '2026-11-25', 'az')).toBe('1 dekabr 2025 – 25 noyabr');
    expect(words('2025-09-01', '2025-10-31', 'kk')).toBe('2025 жылғы 1 қыркүйек – 2025 жылғы 31 қазан');
  });
});
