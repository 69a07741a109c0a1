/** What a quarter of the figures stay below: what a call takes where the machine lets it, however busy it is. */
export function lowerQuartile(figures: readonly number[]): number {
  return [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 4)] ?? 0;
}

/**
 * Whether figures are larger than others by more than chance (Mann-Whitney, one side, about one in a thousand).
 * Needs twenty or so of each.
 */
export function isSlowerThan(these: readonly number[], others: readonly number[]): boolean {
  let wins = 0;
  for (const one of these) for (const other of others) wins += one > other ? 1 : one === other ? 0.5 : 0;
  const pairs = these.length * others.length;
  const deviation = Math.sqrt((pairs * (these.length + others.length + 1)) / 12);
  return (wins - pairs / 2) / deviation > 3.1;
}
