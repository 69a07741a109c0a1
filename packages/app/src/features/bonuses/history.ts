import type { Offer } from '@tulpar/api/contract';

/** When an offer ended, else when it was created. */
export const endOf = ({ ended_at, created_at }: Offer): string => ended_at ?? created_at;

const statuses = {
  used: ['finished', 'wasted'],
  expired: ['expired', 'ignored'],
  canceled: ['canceled', 'rejected', 'wager_ignored'],
} as const satisfies Record<string, readonly Offer['status'][]>;

/** Filters of the history in page order: wagered, expired, cancelled. */
export type Outcome = keyof typeof statuses;
export const outcomes = Object.keys(statuses) as readonly Outcome[];

export function isOf({ status }: Pick<Offer, 'status'>, outcome: Outcome): boolean {
  const ends: readonly string[] = statuses[outcome];
  return ends.includes(status);
}
