/** What came back for a code. Empty and missing are the same. */
export interface Verdict {
  error?: string | undefined;
  success?: string | undefined;
}

/**
 * What to show of the answer. It belongs to the code that was sent: an error goes with the first edit, a success
 * also stays over a field the caller has emptied, and while a new answer is on its way the old one is not shown.
 */
export function shownVerdict(verdict: Verdict, value: string, sent: string, busy: boolean): Verdict {
  if (busy) return {};
  const same = value.trim() === sent.trim();
  if (verdict.error) return same ? { error: verdict.error } : {};
  if (verdict.success && (same || value.trim() === '')) return { success: verdict.success };
  return {};
}
