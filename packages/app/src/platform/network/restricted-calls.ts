import { atom, store } from '../state/store.ts';

/** Error code for calls refused because of a break or self-exclusion. */
const RESTRICTED = 'PLAYER_RESTRICTED';

/** Number of calls of this page refused because of a restriction (SAFE-11). */
export const restrictedCallsAtom = atom(0);

/** Records a refused call: a restriction affects the whole page. */
export function noticeRefusal(code: string | null): void {
  if (code === RESTRICTED) store.set(restrictedCallsAtom, store.get(restrictedCallsAtom) + 1);
}
