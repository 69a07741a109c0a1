/** Everything reachable from the starts, themselves included, in breadth-first order. */
export function reach<T>(starts: Iterable<T>, next: (one: T) => Iterable<T>): T[] {
  const met = new Set<T>(starts);
  // A Set iterates over elements added during iteration.
  for (const one of met) for (const other of next(one)) met.add(other);
  return [...met];
}
