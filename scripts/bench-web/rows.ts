/** One line of the table; times in ms. */
export interface Row {
  readonly what: string;
  readonly median: number;
  readonly p75: number;
  readonly worst: number;
  readonly target: number;
  /** Median against what a page without an app needs for the same: one changed word, one typed letter. */
  readonly ratio: number;
}

/** Quantile of the values for a share; NaN without values. */
export const at = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
  Number.NaN;

/** A line of measured times against those of a bare page. */
export function row(what: string, values: readonly number[], floor: readonly number[], target: number): Row {
  const median = at(values, 0.5);
  return {
    what,
    median,
    p75: at(values, 0.75),
    worst: Math.max(...values),
    target,
    ratio: median / at(floor, 0.5),
  };
}

/** The table as text. */
export function table(rows: readonly Row[]): string {
  const head = ['', 'median', 'p75', 'worst', 'target', 'of bare', ''];
  const figure = (value: number) => value.toFixed(0);
  const lines = rows.map(({ what, median, p75, worst, target, ratio }) => [
    what,
    figure(median),
    figure(p75),
    figure(worst),
    figure(target),
    `${ratio.toFixed(1)}x`,
    p75 <= target ? 'met' : 'missed',
  ]);
  return [head, ...lines]
    .map(([first = '', ...rest]) => first.padEnd(24) + rest.map((cell) => cell.padStart(9)).join(''))
    .join('\n');
}
