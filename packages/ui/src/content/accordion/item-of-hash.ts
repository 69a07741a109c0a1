/**
 * Which of `ids` the hash names ("#faq-limits"), or null. The hash is untrusted: one that cannot be decoded
 * names none, and only a known id is returned.
 */
export function itemOfHash(hash: string, ids: readonly string[]): string | null {
  let wanted: string;
  try {
    wanted = decodeURIComponent(hash.replace(/^#/, ''));
  } catch {
    return null;
  }
  return ids.find((id) => id === wanted) ?? null;
}

/** Open items after opening `id`: together with the others, or alone. */
export function withOpen(open: readonly string[], id: string, single: boolean): readonly string[] {
  if (open.includes(id)) return open;
  return single ? [id] : [...open, id];
}
