import { atom, store } from '../state/store.ts';

/** Code of a call that is refused because of a break or self-exclusion. */
const RESTRICTED = 'PLAYER_RESTRICTED';

/** How many calls of this page were refused because the player is on a break or excluded (SAFE-11). */
export const restrictedCallsAtom = atom(0);

/** Notices a refused call, whoever made it: one that shows a break holds is news for the whole page. */
export function noticeRefusal(code: string | null): void {
  if (code === RESTRICTED) store.set(restrictedCallsAtom, store.get(restrictedCallsAtom) + 1);
}
