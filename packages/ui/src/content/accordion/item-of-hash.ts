/**
 * Which of `ids` an address points at by its hash ("#faq-limits"), or null. The hash comes from outside: one that
 * cannot be decoded points at nothing, and only a known id is ever returned.
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

/** What is open after `id` was asked to open: beside the others, or alone. */
export function withOpen(open: readonly string[], id: string, single: boolean): readonly string[] {
  if (open.includes(id)) return open;
  return single ? [id] : [...open, id];
}
