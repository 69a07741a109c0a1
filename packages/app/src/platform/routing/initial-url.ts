import { siteOrigin } from './site-origin.ts';

/**
 * The address this page was opened with: by now a guard may have led elsewhere and the address bar been cleaned. Read
 * it for what an operator's link asks for, never for a secret.
 */
export function initialUrl(): URL {
  const first = globalThis.performance?.getEntriesByType('navigation')[0]?.name;
  return new URL(first && URL.canParse(first) ? first : (globalThis.location?.href ?? siteOrigin()));
}
