/** Two searches that differ only in letters' size or spaces are one search, whatever language the browser speaks. */
const key = (text: string) => text.trim().replace(/\s+/gu, ' ').replaceAll('İ', 'i').toLowerCase();

/** How many recent searches are offered at once. */
export const maxRecent = 6;

/**
 * Recent searches to offer for what is typed: all of them for an empty field, those that hold the typed text
 * otherwise, without the very text itself. Each once, the newest first, as given.
 */
export function matchRecent(recent: readonly string[], typed: string): string[] {
  const wanted = key(typed);
  const seen = new Set<string>();
  return recent
    .filter((text) => {
      const own = key(text);
      if (!own || seen.has(own) || own === wanted || !own.includes(wanted)) return false;
      seen.add(own);
      return true;
    })
    .slice(0, maxRecent);
}
