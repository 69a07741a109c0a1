import { report } from '../telemetry/report.ts';
import { signedInAtom } from '../session/session.ts';
import { sessionAtom } from '../state/session-atom.ts';
import { store } from '../state/store.ts';

/**
 * State of the window about technical issues (ERR-06). `seen`: closed by the player; it can open again only
 * after the balance has loaded in between.
 */
export const outageAtom = sessionAtom<'none' | 'open' | 'seen'>('none');

/** Handles a server fault. Opens the window if a player has no balance, on the first fault (OP-17). */
export function noticeFault(endpoint: string): void {
  if (endpoint !== 'balance' || !store.get(signedInAtom) || store.get(outageAtom) !== 'none') return;
  report('TECHNICAL_ISSUES_POPUP', { endpoint });
  store.set(outageAtom, 'open');
}
