/** Unit of a figure; `x` is a ratio within one run. */
type Unit = 'x' | 'ms' | 'kB' | '';

export interface Figure {
  readonly what: string;
  /** NaN if it could not be measured. */
  readonly value: number;
  readonly target: number;
  readonly unit: Unit;
  readonly note: string;
  /** Whether the target is the minimum; otherwise it is the maximum. */
  readonly isLeast?: boolean;
}

/** Median; NaN for an empty list. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

function written(value: number, unit: Unit): string {
  if (Number.isNaN(value)) return 'none';
  if (unit === 'x') return `${value.toFixed(2)}x`;
  // Show small layout shifts with enough digits.
  return `${value.toFixed(unit === '' && !Number.isInteger(value) ? 3 : 0)} ${unit}`.trim();
}

/** One line for each figure: its value, its target, and whether it meets that. */
export function figuresTable(figures: readonly Figure[]): string {
  const width = Math.max(...figures.map(({ what }) => what.length));
  return figures
    .map(({ what, value, target, unit, note, isLeast = false }) => {
      const isMet = isLeast ? value >= target : value <= target;
      const goal = `${isLeast ? '≥' : '≤'} ${written(target, unit)}`;
      const cells = [
        what.padEnd(width),
        written(value, unit).padStart(8),
        goal.padStart(8),
        isMet ? 'met   ' : 'missed',
      ];
      return [...cells, note].join('  ');
    })
    .join('\n');
}
