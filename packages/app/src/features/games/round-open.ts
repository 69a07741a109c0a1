import { sessionAtom } from '#app/platform/state/session-atom.ts';

/** Whether a round for money is running in the game on the screen: it is played to its end before play closes (SAFE-12). */
export const isRoundOpenAtom = sessionAtom(false);
