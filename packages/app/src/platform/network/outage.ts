import { report } from '../telemetry/report.ts';
import { signedInAtom } from '../session/session.ts';
import { sessionAtom } from '../state/session-atom.ts';
import { store } from '../state/store.ts';

/** State of the outage window (ERR-06). `seen`: closed; opens again only after the balance has loaded. */
export const outageAtom = sessionAtom<'none' | 'open' | 'seen'>('none');

/** Handles a server fault. Opens the window if a player has no balance, on the first fault (OP-17). */
export function noticeFault(endpoint: string): void {
  if (endpoint !== 'balance' || !store.get(signedInAtom) || store.get(outageAtom) !== 'none') return;
  report('TECHNICAL_ISSUES_POPUP', { endpoint });
  store.set(outageAtom, 'open');
}
