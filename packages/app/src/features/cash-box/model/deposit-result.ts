import type { Transaction } from '@tulpar/api/contract';

/** Result of a deposit (PAY-17). It depends on the status only, whatever the stage is called. */
export type DepositResult = 'waiting' | 'credited' | 'failed';

const results = { process: 'waiting', approved: 'credited', declined: 'failed' } as const;

export function depositResultOf({ status }: Pick<Transaction, 'status'>): DepositResult {
  return results[status];
}

/** Whether a failed deposit may have been charged: the bank had confirmed it or started to. */
export function isPerhapsTaken({ timeline }: Pick<Transaction, 'timeline'>): boolean {
  return timeline.some(({ stage }) => stage === 'confirming');
}

/** Maximum duration of the method, minutes; null if the server does not send it. */
export function usualMinutes({
  created_at,
  expected_at,
}: Pick<Transaction, 'created_at' | 'expected_at'>): number | null {
  if (expected_at === null) return null;
  return Math.max(0, Math.round((Date.parse(expected_at) - Date.parse(created_at)) / 60_000));
}
