/** Everything that can be reached from the starts, the starts included, in the order in which it is met. */
export function reach<T>(starts: Iterable<T>, next: (one: T) => Iterable<T>): T[] {
  const met = new Set<T>(starts);
  // A set hands out what is added while it is walked.
  for (const one of met) for (const other of next(one)) met.add(other);
  return [...met];
}
