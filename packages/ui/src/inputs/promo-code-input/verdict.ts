/** Result of a code; empty strings count as missing. */
export interface Verdict {
  error?: string | undefined;
  success?: string | undefined;
}

/**
 * The part of the result to show. It belongs to the submitted code: an error is hidden by the first edit, a
 * success remains when the caller clears the field, and both are hidden while a new request is pending.
 */
export function shownVerdict(verdict: Verdict, value: string, sent: string, busy: boolean): Verdict {
  if (busy) return {};
  const same = value.trim() === sent.trim();
  if (verdict.error) return same ? { error: verdict.error } : {};
  if (verdict.success && (same || value.trim() === '')) return { success: verdict.success };
  return {};
}
