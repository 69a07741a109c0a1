import { atom, store } from '../state/store.ts';

/**
 * Origin of the site as a visitor's browser sees it: the browser's own, or that of the request whose page a server draws.
 */
export const siteOriginAtom = atom(globalThis.location?.origin ?? 'http://localhost');

/** Origin of the site, outside React. */
export const siteOrigin = (): string => store.get(siteOriginAtom);

/**
 * The address this page was opened with: by now a guard may have led elsewhere and the address bar been cleaned. Read
 * it for what an operator's link asks for, never for a secret.
 */
export function initialUrl(): URL {
  const first = globalThis.performance?.getEntriesByType('navigation')[0]?.name;
  return new URL(first && URL.canParse(first) ? first : (globalThis.location?.href ?? siteOrigin()));
}
