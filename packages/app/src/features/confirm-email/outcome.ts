import { isApiError } from '#app/platform/network/api.ts';

/**
 * What became of a confirmation link. `waiting`: the server is asked; `done`: confirmed; `stale`: the link works no
 * longer; `away`: no answer came; `lost`: the page was loaded anew before the answer came, and the link is gone from
 * it.
 */
export type Outcome = 'waiting' | 'done' | 'stale' | 'away' | 'lost';

/** What is known of a confirmation. */
export interface Known {
  /** There is a link to confirm by. */
  hasLink: boolean;
  /** Outcome this page came to before it was loaded anew. */
  kept: string | undefined;
  isConfirmed: boolean;
  error: unknown;
}

/** Whether the server has refused the link for good. */
export function isRefusal(error: unknown): boolean {
  return isApiError(error, 'rejected', 'validation');
}

/** What became of the link (ROUTE-06, OP-11). A link used before is answered like a new one. */
export function outcomeOf({ hasLink, kept, isConfirmed, error }: Known): Outcome {
  if (isConfirmed || kept === 'done') return 'done';
  if (kept === 'stale' || isRefusal(error)) return 'stale';
  if (error) return 'away';
  return hasLink ? 'waiting' : 'lost';
}

/** Headline of each outcome. */
export const confirmTitles = {
  waiting: 'confirm.waitingTitle',
  done: 'confirm.doneTitle',
  stale: 'confirm.staleTitle',
  away: 'confirm.awayTitle',
  lost: 'confirm.lostTitle',
} as const satisfies Record<Outcome, string>;
