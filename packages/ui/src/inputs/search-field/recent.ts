/** Searches that differ only in case or spaces are the same, independent of the locale. */
const key = (text: string) => text.trim().replace(/\s+/gu, ' ').replaceAll('İ', 'i').toLowerCase();

/** Maximum recent searches shown. */
export const maxRecent = 6;

/**
 * Recent searches for a typed text: all of them for an empty field, else those that contain the text and
 * differ from it. Unique, newest first, in original spelling.
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
