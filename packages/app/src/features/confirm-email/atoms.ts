import { atom } from '#app/platform/state/store.ts';

/** The token of the letter's link. In memory only; it outlives the sign-in of the same link. */
export const confirmTokenAtom = atom<string | null>(null);
