import { getDefaultStore } from 'jotai';

export type { Atom } from 'jotai';
export { atom, Provider as StoreProvider, useAtom, useAtomValue } from 'jotai';

export type Store = ReturnType<typeof getDefaultStore>;

let source: () => Store = getDefaultStore;

/** Sets the source of the current store: the server has one per rendered page. */
export function setStoreSource(next: () => Store): void {
  source = next;
}

/** The store used by components; a browser has one. */
export const currentStore = (): Store => source();

/** The current store for code outside React: `store.get`, `store.set`, `store.sub`. */
export const store: Store = {
  get: (atom) => source().get(atom),
  set: (atom, ...args) => source().set(atom, ...args),
  sub: (atom, listener) => source().sub(atom, listener),
};
