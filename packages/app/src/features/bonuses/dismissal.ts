import type { UserExtra } from '@tulpar/api/contract';

/** Ms a closed window stays away (APPS-16). */
const AWAY = 24 * 60 * 60_000;

/** What an earlier closing of the window means: none is stored, it still holds, or its time has passed (APPS-17). */
export type Dismissal = 'none' | 'holds' | 'over';

/** Reads the stored closing at a moment, in ms (APPS-15). One that names no time cannot be waited for. */
export function dismissalOf(stored: UserExtra['showAppsPromoModal'], now: number): Dismissal {
  if (!stored?.value) return 'none';
  return stored.time !== null && Date.parse(stored.time) > now ? 'holds' : 'over';
}

/** What is stored of a closing at a moment, in ms (APPS-16). */
export const dismissed = (now: number) => ({ value: true, time: new Date(now + AWAY).toISOString() });

/** What is stored in place of a closing whose time has passed (APPS-17). */
export const NOT_DISMISSED = { value: false, time: null } as const;
