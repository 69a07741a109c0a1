import type { Offer } from '@tulpar/api/contract';

/** When an offer ended; one without that moment counts from when it was given. */
export const endOf = ({ ended_at, created_at }: Offer): string => ended_at ?? created_at;

const statuses = {
  used: ['finished', 'wasted'],
  expired: ['expired', 'ignored'],
  canceled: ['canceled', 'rejected', 'wager_ignored'],
} as const satisfies Record<string, readonly Offer['status'][]>;

/** What can become of an offer, in the order of the page: it was played, its time was over, or it was given up or taken away. */
export type Outcome = keyof typeof statuses;
export const outcomes = Object.keys(statuses) as readonly Outcome[];

/** Whether that became of an offer. */
export function isOf({ status }: Pick<Offer, 'status'>, outcome: Outcome): boolean {
  const ends: readonly string[] = statuses[outcome];
  return ends.includes(status);
}
