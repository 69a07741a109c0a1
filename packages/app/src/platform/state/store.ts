import { getDefaultStore } from 'jotai';

export type { Atom } from 'jotai';
export { atom, Provider as StoreProvider, useAtom, useAtomValue } from 'jotai';

/** A jotai store. */
export type Store = ReturnType<typeof getDefaultStore>;

let source: () => Store = getDefaultStore;

/** Names where the current store comes from: the server has one for each page it draws. */
export function setStoreSource(next: () => Store): void {
  source = next;
}

/** The store that components read: in a browser there is one. */
export const currentStore = (): Store => source();

/** The current store, for code outside React: `store.get`, `store.set`, `store.sub`. */
export const store: Store = {
  get: (atom) => source().get(atom),
  set: (atom, ...args) => source().set(atom, ...args),
  sub: (atom, listener) => source().sub(atom, listener),
};
