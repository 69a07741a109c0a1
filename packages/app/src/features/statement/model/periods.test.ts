import { describe, expect, it } from 'vitest';
import { addDays, lengthOf, periodFault, periodOf, presetPeriod, weekdayOf } from './periods.ts';

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

  it(
    'own dates may have 366 days, none of them to come, the first before the last',
    { tags: ['SAFE-18'] },
    () => {
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
    },
  );

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
