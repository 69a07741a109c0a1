import { atom, store } from '../state/store.ts';

/**
 * Origin of the site as a visitor's browser sees it: the browser's own, or that of the request whose page a server draws.
 */
export const siteOriginAtom = atom(globalThis.location?.origin ?? 'http://localhost');

/** Origin of the site, outside React. */
export const siteOrigin = (): string => store.get(siteOriginAtom);
