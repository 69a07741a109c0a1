import { describe, expect, it } from 'vitest';
import { evaluate, paylines, paytable, spin, stops, symbols } from './slot.ts';

const column = (symbol: number) => [symbol, symbol, symbol];

/** Seeded random numbers. */
function chance() {
  let seed = 20_261_126;
  return (bound: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * bound);
  };
}

describe('slot', () => {
  it('gives back about 96 % in the long run', () => {
    const stopCount = stops.reduce((sum, count) => sum + count, 0);
    // Cells are independent and every line costs the same, so the return of one line is that of all.
    const share = stops.reduce((sum, count, symbol) => {
      const part = count / stopCount;
      const [three, four, five] = paytable[symbol] ?? [0, 0, 0];
      return sum + part ** 3 * (1 - part) * three + part ** 4 * (1 - part) * four + part ** 5 * five;
    }, 0);
    expect(share).toBeGreaterThan(0.955);
    expect(share).toBeLessThan(0.965);
  });

  it('comes near its exact share over many spins, and knows every symbol', () => {
    const spins = 60_000;
    const random = chance();
    let won = 0;
    const seen = new Set<number>();
    for (let turn = 0; turn < spins; turn += 1) {
      const outcome = spin(random, 1_000);
      // Rare top wins dominate the average, so each spin is capped on both sides of the comparison.
      won += Math.min(outcome.win, 50_000);
      for (const reel of outcome.reels) for (const symbol of reel) seen.add(symbol);
    }
    expect(seen.size).toBe(symbols.length);
    const share = won / (spins * 1_000);
    expect(share).toBeGreaterThan(0.8);
    expect(share).toBeLessThan(1.05);
  });

  it('pays from the left only, and only from three alike', () => {
    const other = 7;
    expect(evaluate([column(0), column(0), column(other), column(0), column(0)], 1_000)).toEqual([]);
    expect(evaluate([column(other), column(0), column(0), column(0), column(0)], 1_000)).toEqual([]);
    const three = evaluate([column(0), column(0), column(0), column(other), column(0)], 1_000);
    expect(three).toHaveLength(paylines.length);
    expect(three[0]).toEqual({ line: 0, symbol: 0, count: 3, win: 30_000 });
    expect(
      evaluate(
        Array.from({ length: 5 }, () => column(0)),
        1_000,
      )[0]?.win,
    ).toBe(1_000_000);
  });

  it('never pays a fraction of a minor unit', () => {
    for (const { win } of evaluate(
      Array.from({ length: 5 }, () => column(7)),
      7,
    ))
      expect(win).toBe(126);
  });

  it('has a price for every symbol, and dearer ones are rarer', () => {
    expect(paytable).toHaveLength(symbols.length);
    expect(stops).toHaveLength(symbols.length);
    expect([...stops].sort((one, two) => one - two)).toEqual([...stops]);
  });
});
