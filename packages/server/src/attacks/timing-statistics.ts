/** Lower quartile: the duration on an idle machine, independent of its load. */
export function lowerQuartile(figures: readonly number[]): number {
  return [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 4)] ?? 0;
}

/**
 * Whether values are significantly larger than others (Mann-Whitney, one-sided, about one in a thousand).
 * Needs about twenty of each.
 */
export function isSlowerThan(these: readonly number[], others: readonly number[]): boolean {
  let wins = 0;
  for (const one of these) for (const other of others) wins += one > other ? 1 : one === other ? 0.5 : 0;
  const pairs = these.length * others.length;
  const deviation = Math.sqrt((pairs * (these.length + others.length + 1)) / 12);
  return (wins - pairs / 2) / deviation > 3.1;
}
