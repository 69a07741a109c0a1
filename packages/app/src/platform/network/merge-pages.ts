/** Entries of all pages in order, without duplicates from entries that moved between two requests (UI-01). */
export function mergePages<T>(
  pages: readonly { readonly data: readonly T[] }[],
  idOf: (entry: T) => string | number,
): T[] {
  const entries = new Map<string | number, T>();
  for (const entry of pages.flatMap(({ data }) => data)) {
    const id = idOf(entry);
    if (!entries.has(id)) entries.set(id, entry);
  }
  return [...entries.values()];
}
