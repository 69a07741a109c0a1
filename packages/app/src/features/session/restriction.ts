import type { User } from '@tulpar/api/contract';
import { useEffect, useState } from 'react';
import { now } from '#app/platform/network/clock.ts';
import { useAtomValue } from '#app/platform/state/store.ts';
import { userAtom } from './atoms.ts';

/** A break or self-exclusion. */
export type Restriction = NonNullable<User['restriction']>;

/** Whether a restriction is in force at `now`; it ends by time alone (SAFE-09). */
export function isInForce(
  restriction: Restriction | null | undefined,
  now: number,
): restriction is Restriction {
  return restriction != null && (restriction.until === null || Date.parse(restriction.until) > now);
}

/** How often to compare with the clock, ms: a restriction ends by time, without an event. */
const LOOK = 1000;

/** The restriction while it is in force, else null (SAFE-09). */
export function useHolding(restriction: Restriction | null | undefined): Restriction | null {
  const [moment, setMoment] = useState(now);
  const holds = isInForce(restriction, Math.max(moment, now()));
  useEffect(() => {
    if (!holds) return undefined;
    const timer = setInterval(() => setMoment(now()), LOOK);
    return () => clearInterval(timer);
  }, [holds]);
  return holds ? restriction : null;
}

/** Whether the player has a restriction in force; false for a guest. */
export const useIsRestricted = (): boolean => useHolding(useAtomValue(userAtom)?.restriction) !== null;
