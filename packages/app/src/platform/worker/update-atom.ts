import { atom } from '../state/store.ts';

/** A new build is waiting for activation (REACH-11). */
export const updateWaitsAtom = atom(false);
