import { useEffect, useState } from 'react';
import { now } from '#app/platform/network/clock.ts';
import { isInForce, type Restriction } from './lengths.ts';

/** How often to compare with the clock, ms: a restriction ends by time, without an event. */
const LOOK = 1000;

/** The restriction while it is in force, else null (SAFE-09). */
export function useHolding(restriction: Restriction | null): Restriction | null {
  const [moment, setMoment] = useState(now);
  const holds = isInForce(restriction, Math.max(moment, now()));
  useEffect(() => {
    if (!holds) return undefined;
    const timer = setInterval(() => setMoment(now()), LOOK);
    return () => clearInterval(timer);
  }, [holds]);
  return holds ? restriction : null;
}
