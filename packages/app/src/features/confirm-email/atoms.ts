import { atom } from '#app/platform/state/store.ts';

/** Token of the email link. Only in memory; survives the login by the same link. */
export const confirmTokenAtom = atom<string | null>(null);
