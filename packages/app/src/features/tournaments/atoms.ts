import { atom } from '#app/platform/state/store.ts';

/** The board on the page is told by the event stream: it need not be asked for. */
export const boardLiveAtom = atom(false);
