import { describe, expect, it } from 'vitest';
import { isInForce, type Restriction } from '#app/features/session/index.ts';
import { breakLengths, endOf, lengthsBeyond } from './lengths.ts';

const NOW = Date.parse('2026-01-12T10:00:00Z');
const since = '2026-01-12T09:00:00Z';
const ids = (holds: Restriction | null) => lengthsBeyond(holds, NOW).map(({ id }) => id);

describe('lengths of a break', () => {
  it('offers 24 h, 7 and 30 days, 6 months, a year, or no end', { tags: ['SAFE-08'] }, () => {
    const ends = breakLengths.map((length) => {
      const end = endOf(length, NOW);
      return end === null ? null : new Date(end).toISOString();
    });
    expect(ends).toEqual([
      '2026-01-13T10:00:00.000Z',
      '2026-01-19T10:00:00.000Z',
      '2026-02-11T10:00:00.000Z',
      '2026-07-12T10:00:00.000Z',
      '2027-01-12T10:00:00.000Z',
      null,
    ]);
  });

  it('ends six months after the 31st with the last day of a shorter month', { tags: ['SAFE-08'] }, () => {
    const halfYear = breakLengths.find(({ id }) => id === 'halfYear');
    const end = halfYear && endOf(halfYear, Date.parse('2026-08-31T10:00:00Z'));
    expect(end).toBe(Date.parse('2027-02-28T10:00:00Z'));
  });

  it('offers only what is longer than what holds', { tags: ['SAFE-09'] }, () => {
    expect(ids(null)).toHaveLength(6);
    expect(ids({ kind: 'break', since, until: '2026-01-19T10:00:00Z' })).toEqual([
      'month',
      'halfYear',
      'year',
      'endless',
    ]);
    expect(ids({ kind: 'self_exclusion', since, until: '2026-08-01T10:00:00Z' })).toEqual([
      'year',
      'endless',
    ]);
    expect(ids({ kind: 'self_exclusion', since, until: null })).toEqual([]);
  });

  it('never turns self-exclusion into a break, however near its end is', { tags: ['SAFE-09'] }, () => {
    expect(ids({ kind: 'self_exclusion', since, until: '2026-01-12T11:00:00Z' })).toEqual([
      'halfYear',
      'year',
      'endless',
    ]);
  });

  it('ends by time alone', { tags: ['SAFE-09'] }, () => {
    const holds: Restriction = { kind: 'break', since, until: '2026-01-13T10:00:00Z' };
    const end = Date.parse('2026-01-13T10:00:00Z');
    expect(isInForce(holds, end - 1)).toBe(true);
    expect(isInForce(holds, end)).toBe(false);
    expect(isInForce({ ...holds, until: null }, end * 2)).toBe(true);
    expect(isInForce(null, end)).toBe(false);
  });
});
