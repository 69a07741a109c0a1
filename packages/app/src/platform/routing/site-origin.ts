import { atom, store } from '../state/store.ts';

/** Origin of the site: the browser's, or on the server that of the request being rendered. */
export const siteOriginAtom = atom(globalThis.location?.origin ?? 'http://localhost');

export const siteOrigin = (): string => store.get(siteOriginAtom);

/** URL the page was opened with, before redirects and cleaning. Never read a secret from it. */
export function initialUrl(): URL {
  const first = globalThis.performance?.getEntriesByType('navigation')[0]?.name;
  return new URL(first && URL.canParse(first) ? first : (globalThis.location?.href ?? siteOrigin()));
}
