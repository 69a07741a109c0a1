/** The slot machine behind every game of the sandbox: five reels of three symbols, ten lines. */

/** Symbols from the rarest to the most common. */
export const symbols = ['seven', 'star', 'bell', 'gem', 'cherry', 'plum', 'lemon', 'leaf'] as const;

/** Number of stops per symbol; all reels are the same. */
export const stops = [2, 3, 4, 5, 6, 7, 8, 8] as const;
const stopCount = stops.reduce((sum, count) => sum + count, 0);

/** By symbol: payout for three, four and five equal ones from the left, in multiples of a tenth of the stake. */
export const paytable: readonly (readonly [three: number, four: number, five: number])[] = [
  [300, 2_000, 10_000],
  [150, 750, 5_000],
  [70, 300, 2_000],
  [45, 180, 900],
  [32, 110, 500],
  [24, 70, 300],
  [17, 52, 200],
  [16, 46, 180],
];

/** For each line, its row (0 is the top) on each of the five reels. */
export const paylines: readonly (readonly [number, number, number, number, number])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 1, 1, 1, 0],
];

/** A winning line. `win` in minor units. */
export interface LineWin {
  readonly line: number;
  readonly symbol: number;
  readonly count: number;
  readonly win: number;
}

/** Visible symbols by column, and the payout. */
export interface Outcome {
  readonly reels: readonly (readonly number[])[];
  readonly lines: readonly LineWin[];
  readonly win: number;
}

/** A random integer from 0 up to the bound, exclusive. */
export type Random = (bound: number) => number;

function drawSymbol(random: Random): number {
  let stop = random(stopCount);
  for (const [symbol, count] of stops.entries()) {
    if (stop < count) return symbol;
    stop -= count;
  }
  throw new RangeError('The random number is out of bounds');
}

/** Evaluates all lines for a stake in minor units. */
export function evaluate(reels: readonly (readonly number[])[], bet: number): LineWin[] {
  return paylines.flatMap((rows, line) => {
    const shown = rows.map((row, reel) => reels[reel]?.[row] ?? -1);
    const [symbol = -1] = shown;
    const broken = shown.findIndex((other) => other !== symbol);
    const count = broken === -1 ? shown.length : broken;
    const lineStakes = count < 3 ? 0 : (paytable[symbol]?.[count - 3] ?? 0);
    const win = Math.floor((bet * lineStakes) / paylines.length);
    return win > 0 ? [{ line, symbol, count, win }] : [];
  });
}

/** Draws each visible symbol independently. */
export function spin(random: Random, bet: number): Outcome {
  const reels = Array.from({ length: 5 }, () => Array.from({ length: 3 }, () => drawSymbol(random)));
  const lines = evaluate(reels, bet);
  return { reels, lines, win: lines.reduce((sum, line) => sum + line.win, 0) };
}
