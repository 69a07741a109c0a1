import { atom } from '../state/store.ts';

/** A new build is there and waits for a moment to take over (REACH-11). */
export const updateWaitsAtom = atom(false);
