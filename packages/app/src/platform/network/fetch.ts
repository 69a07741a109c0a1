import { atom } from '../state/store.ts';

/** The fetch for all requests: for first views the server uses its own handlers instead of the network. */
export const fetchAtom = atom({
  fetch: (input: RequestInfo | URL, init?: RequestInit) => globalThis.fetch(input, init),
});
