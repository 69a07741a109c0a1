import type { Offer } from '@tulpar/api/contract';

/** When an offer ended; one without that moment counts from when it was given. */
export const endOf = ({ ended_at, created_at }: Offer): string => ended_at ?? created_at;

/** Newest end first: the server orders offers by when they were given. */
export const byEnd = (one: Offer, other: Offer): number => Date.parse(endOf(other)) - Date.parse(endOf(one));

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

/** Offers of one month, `yyyy-MM`. */
export interface OfferMonth {
  readonly month: string;
  readonly entries: readonly Offer[];
}

/** Sorted offers, parted where the month changes. */
export function inMonths(offers: readonly Offer[], monthOf: (offer: Offer) => string): OfferMonth[] {
  const months = new Map<string, Offer[]>();
  for (const offer of offers) {
    const month = monthOf(offer);
    const known = months.get(month);
    if (known) known.push(offer);
    else months.set(month, [offer]);
  }
  return [...months].map(([month, entries]) => ({ month, entries }));
}
