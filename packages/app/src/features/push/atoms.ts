import { sessionAtom } from '#app/platform/state/session-atom.ts';

/** Whether the push offer is open (REACH-15). */
export const pushOfferAtom = sessionAtom(false);
