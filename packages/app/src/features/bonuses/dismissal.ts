import type { UserExtra } from '@tulpar/api/contract';

/** How long a closed window stays hidden, ms (APPS-16). */
const AWAY = 24 * 60 * 60_000;

/** State of an earlier dismissal: none stored, in force, or expired (APPS-17). */
export type Dismissal = 'none' | 'holds' | 'over';

/** Reads the stored dismissal; `now` is in ms (APPS-15). One without a time counts as none. */
export function dismissalOf(stored: UserExtra['showAppsPromoModal'], now: number): Dismissal {
  if (!stored?.value) return 'none';
  return stored.time !== null && Date.parse(stored.time) > now ? 'holds' : 'over';
}

/** Stored value of a dismissal at `now`, ms (APPS-16). */
export const dismissed = (now: number) => ({ value: true, time: new Date(now + AWAY).toISOString() });

/** Stored value that replaces an expired dismissal (APPS-17). */
export const NOT_DISMISSED = { value: false, time: null } as const;
