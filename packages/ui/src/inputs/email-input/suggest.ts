/**
 * Strips spaces and lower-cases what was typed, alike in every language: an Azerbaijani or Turkish locale would turn I
 * into a dotless i, and everywhere the dotted capital İ would become two characters.
 */
export function normaliseEmail(typed: string): string {
  return typed.replace(/\s+/gu, '').replaceAll('İ', 'i').toLowerCase();
}

/**
 * Whole addresses that continue what was typed after "@", at most five. Nothing before the "@" is there, when
 * nothing precedes it, or when one of the domains is already complete. FORM-04.
 */
export function suggestEmails(typed: string, domains: readonly string[]): string[] {
  const at = typed.indexOf('@');
  if (at < 1 || typed.includes('@', at + 1)) return [];
  const started = typed.slice(at + 1);
  if (domains.includes(started)) return [];
  return domains
    .filter((domain) => domain.startsWith(started))
    .slice(0, 5)
    .map((domain) => `${typed.slice(0, at)}@${domain}`);
}
