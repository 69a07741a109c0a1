import { isApiError } from '#app/platform/network/api.ts';

/** `stale`: link expired; `away`: no response; `lost`: reloaded before the response. */
export type Outcome = 'waiting' | 'done' | 'stale' | 'away' | 'lost';

export interface Known {
  /** There is a link to confirm by. */
  hasLink: boolean;
  storedOutcome: string | undefined;
  isConfirmed: boolean;
  error: unknown;
}

/** Whether the server refused the link for good. */
export function isRefusal(error: unknown): boolean {
  return isApiError(error, 'rejected', 'validation');
}

/** Outcome of the link (ROUTE-06, OP-11). A link used before gets the same response as a new one. */
export function outcomeOf({ hasLink, storedOutcome, isConfirmed, error }: Known): Outcome {
  if (isConfirmed || storedOutcome === 'done') return 'done';
  if (storedOutcome === 'stale' || isRefusal(error)) return 'stale';
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
