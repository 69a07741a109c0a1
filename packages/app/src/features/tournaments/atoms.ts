import { atom } from '#app/platform/state/store.ts';

/** The event stream brings the board of the page: no poll is needed. */
export const boardLiveAtom = atom(false);
