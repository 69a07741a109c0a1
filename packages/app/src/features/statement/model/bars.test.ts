import { describe, expect, it } from 'vitest';
import { barAfterKey, barsOf, hasDays, scaleTop } from './bars.ts';
import { addDays } from './periods.ts';

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
