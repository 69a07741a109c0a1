/** `x` is a ratio within one run. */
type Unit = 'x' | 'ms' | 'kB' | '%' | '';

export interface Figure {
  readonly what: string;
  /** NaN if it could not be measured. */
  readonly value: number;
  readonly unit: Unit;
  readonly target?: { readonly side: 'most' | 'least'; readonly value: number };
  /** Explanation of the value. */
  readonly note?: string;
}

export const atMost = (what: string, value: number, target: number, unit: Unit, note = ''): Figure => ({
  what,
  value,
  unit,
  target: { side: 'most', value: target },
  note,
});

export const atLeast = (what: string, value: number, target: number, unit: Unit, note = ''): Figure => ({
  what,
  value,
  unit,
  target: { side: 'least', value: target },
  note,
});

/** Whether a figure meets its target; null without a target, false for NaN. */
export function isMet({ value, target }: Figure): boolean | null {
  if (!target) return null;
  return target.side === 'most' ? value <= target.value : value >= target.value;
}

/** Median; NaN for an empty list. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const DECIMALS: Readonly<Record<Unit, number>> = { x: 2, ms: 0, kB: 0, '%': 1, '': 0 };

function written(value: number, unit: Unit): string {
  if (Number.isNaN(value)) return 'none';
  // Show small layout shifts with enough digits.
  const decimals = unit === '' && !Number.isInteger(value) ? 3 : DECIMALS[unit];
  return `${value.toFixed(decimals)}${unit === 'x' || unit === '' ? unit : ` ${unit}`}`;
}

export function figuresTable(figures: readonly Figure[]): string {
  const lines = figures.map((figure) => {
    const { what, value, unit, target, note = '' } = figure;
    const met = isMet(figure);
    return [
      what,
      written(value, unit),
      target ? `${target.side === 'most' ? '≤' : '≥'} ${written(target.value, unit)}` : '',
      met === null ? '' : met ? 'met' : 'missed',
      note,
    ] as const;
  });
  const all = [['', 'figure', 'target', '', ''] as const, ...lines];
  const width = (column: 0 | 1 | 2 | 3) => Math.max(...all.map((line) => line[column].length));
  const widths = [width(0), width(1), width(2), width(3)] as const;
  return all
    .map(([what, value, target, met, note]) =>
      [
        what.padEnd(widths[0]),
        value.padStart(widths[1]),
        target.padStart(widths[2]),
        met.padEnd(widths[3]),
        note,
      ]
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
