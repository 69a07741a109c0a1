import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies } from '../locale/locale.ts';
import { prizeAt, placesOf, prizesIn } from './prizes.ts';
import { pointsOf, scoreAfter, scoringRules, type Scoring } from './scoring.ts';
import { allSeries } from './series.ts';

const rules = Object.keys(scoringRules) as Scoring[];
const round = fc.record({
  bet: fc.integer({ min: 1, max: 10_000_000 }),
  win: fc.integer({ min: 0, max: 100_000_000_000 }),
});
const total = (scoring: Scoring, rounds: readonly { bet: number; win: number }[]) =>
  rounds.reduce((score, one) => scoreAfter(scoring, score, one), 0);

describe('scoring', () => {
  it('never takes points away, stays whole, and does not depend on the order of rounds', () => {
    fc.assert(
      fc.property(fc.constantFrom(...rules), fc.array(round, { maxLength: 30 }), (scoring, rounds) => {
        const score = total(scoring, rounds);
        const more = scoreAfter(scoring, score, { bet: 100, win: 0 });
        return Number.isSafeInteger(score) && more >= score && total(scoring, rounds.toReversed()) === score;
      }),
    );
  });

  it('counts each rule as its text says', () => {
    const shown = (scoring: Scoring, ...rounds: { bet: number; win: number }[]) =>
      pointsOf(scoring, total(scoring, rounds));
    expect(shown('bet_sum', ...Array.from({ length: 50 }, () => ({ bet: 20_000, win: 0 })))).toBe(10_000);
    expect(shown('rounds_count', { bet: 100, win: 0 }, { bet: 100, win: 900 })).toBe(2);
    expect(shown('win_multiplier', { bet: 20_000, win: 460_000 }, { bet: 100, win: 500 })).toBe(23);
    const plain = { bet: 100, win: 50 };
    expect(shown('points', plain, plain, plain, { bet: 100, win: 2_000 })).toBe(13);
    expect(shown('points', { bet: 100, win: 0 }, { bet: 100, win: 3_000 })).toBe(50);
  });
});

describe('prizes', () => {
  it.each(allSeries)('$slug gives every place one prize within the pool', ({ prizes }) => {
    for (const currency of currencies) {
      const groups = prizesIn(prizes, currency);
      const places = Array.from({ length: groups.length === 0 ? 0 : placesOf(prizes) }, (_, i) => i + 1);
      expect(
        groups.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, i) => from + i)),
      ).toEqual(places);
      const sum = places.reduce((all, place) => all + (prizeAt(prizes, place, currency)?.amount ?? 0), 0);
      const pool = prizes.type === 'money' ? prizes.pool[currency === 'KZT' ? 'kzt' : 'azn'] : 0;
      expect(sum).toBeLessThanOrEqual(pool);
      expect(sum).toBeGreaterThanOrEqual(Math.floor(pool * 0.9));
      expect(prizeAt(prizes, placesOf(prizes) + 1, currency)).toBeNull();
    }
  });
});

describe('editions', () => {
  const at = (slug: string, now: string) => {
    const series = allSeries.find((one) => one.slug === slug);
    const { from, to } = series?.editionAt(new Date(now)) ?? {};
    return [from?.toISOString().slice(0, 16), to?.toISOString().slice(0, 16)];
  };

  it('run from Monday, from Friday, from the first day and every evening', () => {
    expect(at('steppe-sprint', '2026-01-18T23:59:59Z')).toEqual(['2026-01-12T00:00', '2026-01-19T00:00']);
    expect(at('caspian-weekend', '2026-01-12T10:00:00Z')).toEqual(['2026-01-16T00:00', '2026-01-19T00:00']);
    expect(at('lantern-marathon', '2026-12-31T10:00:00Z')).toEqual(['2026-12-01T00:00', '2027-01-01T00:00']);
    expect(at('quarter-hour-race', '2026-01-12T15:14:59Z')).toEqual(['2026-01-12T15:00', '2026-01-12T15:15']);
    expect(at('quarter-hour-race', '2026-01-12T15:15:00Z')).toEqual(['2026-01-13T15:00', '2026-01-13T15:15']);
  });

  it('never leave a moment behind: the edition of a moment has not ended', () => {
    const moment = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(fc.constantFrom(...allSeries), moment, ({ editionAt }, now) => {
        const { from, to } = editionAt(now);
        return from < to && now < to;
      }),
    );
  });
});
