import { atom } from '#app/platform/state/store.ts';

/** Whether the event stream updates the board, so that no poll is needed. */
export const boardLiveAtom = atom(false);
