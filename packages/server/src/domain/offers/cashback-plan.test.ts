import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cashbackFor, cashbackSource, planOf, spanBefore, spanOf, spanOfSource } from './cashback-plan.ts';

const starts = (period: 'weekly' | 'monthly', currency: 'KZT' | 'AZN') => (now: string) =>
  spanOf(period, new Date(now), currency).from.toISOString();

describe('the plan of a cashback', () => {
  it('a week runs from Thursday to Thursday, by the clock of the account', { tags: ['CASHBK-07'] }, () => {
    const week = starts('weekly', 'KZT');
    expect(week('2026-01-14T19:00:00Z')).toBe('2026-01-14T19:00:00.000Z');
    expect(week('2026-01-14T18:59:59Z')).toBe('2026-01-07T19:00:00.000Z');
    expect(week('2026-01-12T10:00:00Z')).toBe('2026-01-07T19:00:00.000Z');
    expect(starts('weekly', 'AZN')('2026-01-14T19:00:00Z')).toBe('2026-01-07T20:00:00.000Z');
  });

  it('a month begins on its first day, by the clock of the account', { tags: ['CASHBK-07'] }, () => {
    const month = starts('monthly', 'KZT');
    expect(month('2026-01-31T19:00:00Z')).toBe('2026-01-31T19:00:00.000Z');
    expect(month('2026-01-31T18:59:59Z')).toBe('2025-12-31T19:00:00.000Z');
    expect(starts('monthly', 'AZN')('2026-01-31T19:00:00Z')).toBe('2025-12-31T20:00:00.000Z');
  });

  it('percent and period are those of the VIP club', { tags: ['CASHBK-14'] }, () => {
    const table = ['novice', 'bronze', 'silver', 'gold', 'platinum', 'vip', 'unheard-of'].map((status) => {
      const { percent, period } = planOf(status);
      return `${status} ${percent} ${period}`;
    });
    expect(table).toEqual([
      'novice 5 weekly',
      'bronze 7 weekly',
      'silver 10 weekly',
      'gold 12 weekly',
      'platinum 14 monthly',
      'vip 15 monthly',
      'unheard-of 5 weekly',
    ]);
  });

  it('reads the period back from the name of its payment', () => {
    for (const currency of ['KZT', 'AZN'] as const)
      for (const period of ['weekly', 'monthly'] as const) {
        const span = spanBefore(period, spanOf(period, new Date('2026-03-05T10:00:00Z'), currency), currency);
        expect(spanOfSource(cashbackSource(period, span, 7), currency)).toEqual({ period, ...span });
      }
    expect(spanOfSource('spins:ofr_1', 'KZT')).toBeNull();
    expect(spanOfSource(null, 'KZT')).toBeNull();
  });

  it('gives back a share of the loss, never more than the bound, never of a win', () => {
    const amount = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });
    fc.assert(
      fc.property(amount, (lost) => {
        const back = cashbackFor(lost, { percent: 10, template: 'cbw' }, 'KZT');
        return (
          Number.isSafeInteger(back) && back >= 0 && back <= 20_000_000 && back * 10 <= Math.max(0, lost)
        );
      }),
    );
  });
});
