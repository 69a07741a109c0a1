import { report } from '../telemetry/report.ts';
import { sessionState } from '../session/session.ts';
import { createSignal } from '../state/signal.ts';

/**
 * Whether the window of technical issues is called for (ERR-06). `seen`: the player has closed it; it comes again only
 * after the balance has answered in between.
 */
export const trouble = createSignal<'none' | 'open' | 'seen'>('none');

/** Hears of a fault of the server in a call. A player without a balance is told, at the first fault (OP-17). */
export function noticeFault(endpoint: string): void {
  if (endpoint !== 'balance' || !sessionState.get().signedIn || trouble.get() !== 'none') return;
  report('TECHNICAL_ISSUES_POPUP', { endpoint });
  trouble.set('open');
}

sessionState.subscribe(() => trouble.set('none'));
