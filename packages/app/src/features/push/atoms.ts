import { sessionAtom } from '#app/platform/state/session-atom.ts';

/** Whether the question stands on the screen (REACH-15). */
export const pushOfferAtom = sessionAtom(false);
