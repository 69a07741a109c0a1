import { getDefaultStore } from 'jotai';

export type { Atom } from 'jotai';
export { atom, useAtom, useAtomValue } from 'jotai';

/**
 * The one store of the app, for code outside React: `store.get`, `store.set`, `store.sub`. It is the store that jotai's
 * hooks use where no Provider stands, and the app has none, so inside and outside always see the same values.
 */
export const store = getDefaultStore();
