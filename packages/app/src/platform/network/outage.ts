import { report } from '../telemetry/report.ts';
import { signedInAtom } from '../session/session.ts';
import { sessionAtom } from '../state/session-atom.ts';
import { store, atom } from '../state/store.ts';

/**
 * State of the outage window (ERR-06). `seen`: the player has closed it, and it can open again only after the balance
 * has loaded.
 */
export const outageAtom = sessionAtom<'none' | 'open' | 'seen'>('none');

/** Handles a server fault: opens the window if a player's balance cannot be loaded, on the first fault (OP-17). */
export function noticeFault(endpoint: string): void {
  if (endpoint !== 'balance' || !store.get(signedInAtom) || store.get(outageAtom) !== 'none') return;
  report('TECHNICAL_ISSUES_POPUP', { endpoint });
  store.set(outageAtom, 'open');
}

/** Error code for calls refused because of a break or self-exclusion. */
const RESTRICTED = 'PLAYER_RESTRICTED';

/** Number of calls of this page refused because of a restriction (SAFE-11). */
export const restrictedCallsAtom = atom(0);

/** Decides whether a link leads to what a restriction closes; null without a restriction (SAFE-10). */
export const closesLinkAtom = sessionAtom<((href: string) => boolean) | null>(null);

/** Counts a call refused because of a restriction; `PlayGate.tsx` then fetches the profile and closes play. */
export function noticeRefusal(code: string | null): void {
  if (code === RESTRICTED) store.set(restrictedCallsAtom, store.get(restrictedCallsAtom) + 1);
}
