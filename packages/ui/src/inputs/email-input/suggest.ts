/**
 * Strips spaces and lower-cases independently of the locale: Azerbaijani and Turkish would turn I into a
 * dotless i, and İ would become two characters.
 */
export function normaliseEmail(typed: string): string {
  return typed.replace(/\s+/gu, '').replaceAll('İ', 'i').toLowerCase();
}

/**
 * Up to five addresses that complete the text after "@". None without text before "@", or if a domain is
 * already complete. FORM-04.
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
