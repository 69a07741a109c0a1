import { isApiError } from '#app/platform/network/api.ts';

/**
 * Outcome of a confirmation link. `waiting`: request pending; `done`: confirmed; `stale`: link expired;
 * `away`: no response; `lost`: the page was reloaded before the response, and the link is no longer in the
 * URL.
 */
export type Outcome = 'waiting' | 'done' | 'stale' | 'away' | 'lost';

export interface Known {
  /** There is a link to confirm by. */
  hasLink: boolean;
  /** Outcome stored before a reload. */
  kept: string | undefined;
  isConfirmed: boolean;
  error: unknown;
}

/** Whether the server refused the link for good. */
export function isRefusal(error: unknown): boolean {
  return isApiError(error, 'rejected', 'validation');
}

/** Outcome of the link (ROUTE-06, OP-11). A link used before gets the same response as a new one. */
export function outcomeOf({ hasLink, kept, isConfirmed, error }: Known): Outcome {
  if (isConfirmed || kept === 'done') return 'done';
  if (kept === 'stale' || isRefusal(error)) return 'stale';
  if (error) return 'away';
  return hasLink ? 'waiting' : 'lost';
}

export const confirmTitles = {
  waiting: 'confirm.waitingTitle',
  done: 'confirm.doneTitle',
  stale: 'confirm.staleTitle',
  away: 'confirm.awayTitle',
  lost: 'confirm.lostTitle',
} as const satisfies Record<Outcome, string>;
