import { atom } from '../state/store.ts';

/** What requests go through: the server draws first views with its own handlers instead of the network. */
export const fetchAtom = atom({
  fetch: (input: RequestInfo | URL, init?: RequestInit) => globalThis.fetch(input, init),
});
