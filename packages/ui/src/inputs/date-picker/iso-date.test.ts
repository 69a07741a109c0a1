import { expect, it } from 'vitest';
import { isoOf, isoOfLocal, localDate, partsOf } from './iso-date.ts';

it('knows which days there are', () => {
  expect(isoOf(2024, 2, 29)).toBe('2024-02-29');
  for (const [year, month, day] of [
    [2023, 2, 29],
    [2024, 13, 1],
    [2024, 0, 1],
    [2024, 4, 31],
    [24, 1, 1],
  ] as const)
    expect(isoOf(year, month, day)).toBeNull();
  expect(partsOf('1990-05-14')).toEqual({ year: 1990, month: 5, day: 14 });
  for (const junk of ['', '1990-5-14', '1990-02-30', '14.05.1990', '1990-05-14T00:00'])
    expect(partsOf(junk)).toBeNull();
});

it('goes to a local day and back', () => {
  for (const iso of ['1940-01-01', '1981-04-01', '2000-02-29', '2026-12-31']) {
    const date = localDate(iso);
    expect(date && isoOfLocal(date)).toBe(iso);
  }
  expect(localDate('never')).toBeUndefined();
});
