import type { Transaction } from '@tulpar/api/contract';

/** How a deposit stands for the player (PAY-17): the status alone says so, whatever the stage is called. */
export type DepositResult = 'waiting' | 'credited' | 'failed';

const results = { process: 'waiting', approved: 'credited', declined: 'failed' } as const;

/** Result of a deposit. */
export function depositResultOf({ status }: Pick<Transaction, 'status'>): DepositResult {
  return results[status];
}

/** Whether the bank may have charged the player for a deposit that failed: it had confirmed or begun to. */
export function isPerhapsTaken({ timeline }: Pick<Transaction, 'timeline'>): boolean {
  return timeline.some(({ stage }) => stage === 'confirming');
}

/** How long the method takes at most, minutes; null when the server does not tell. */
export function usualMinutes({
  created_at,
  expected_at,
}: Pick<Transaction, 'created_at' | 'expected_at'>): number | null {
  if (expected_at === null) return null;
  return Math.max(0, Math.round((Date.parse(expected_at) - Date.parse(created_at)) / 60_000));
}
