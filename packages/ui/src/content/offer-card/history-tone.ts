import type { BadgeTone } from '../../feedback/badge/index.ts';

/** Offers that ended without a reward (ledger BONUS-18). */
const lost: ReadonlySet<string> = new Set(['canceled', 'wager_ignored', 'expired']);

/** Colour of a past offer's outcome by server status: red when lost, green when wagered, else neutral. */
export function historyTone(status: string): BadgeTone {
  if (lost.has(status)) return 'danger';
  return status === 'finished' ? 'success' : 'neutral';
}
