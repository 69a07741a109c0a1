import { report } from '../telemetry/report.ts';
import { signedInAtom } from '../session/session.ts';
import { sessionAtom } from '../state/session-atom.ts';
import { store } from '../state/store.ts';

/**
 * Whether the window of technical issues is called for (ERR-06). `seen`: the player has closed it; it comes again only
 * after the balance has answered in between.
 */
export const outageAtom = sessionAtom<'none' | 'open' | 'seen'>('none');

/** Takes note of a fault of the server in a call. A player without a balance is told, at the first fault (OP-17). */
export function noticeFault(endpoint: string): void {
  if (endpoint !== 'balance' || !store.get(signedInAtom) || store.get(outageAtom) !== 'none') return;
  report('TECHNICAL_ISSUES_POPUP', { endpoint });
  store.set(outageAtom, 'open');
}
