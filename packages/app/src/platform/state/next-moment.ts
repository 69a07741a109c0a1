import { useEffect, useReducer } from 'react';
import { now } from '../network/clock.ts';

/** `setTimeout` cannot wait longer than 24 days, ms. */
const LONGEST = 24 * 3_600_000;

/** Renders again once the earliest of these times (ISO) has passed, because no event reports that. */
export function useNextMoment(times: readonly (string | null)[]): void {
  const [, pass] = useReducer((passed: number) => passed + 1, 0);
  const moment = now();
  const next = Math.min(...times.map((time) => Date.parse(time ?? '')).filter((time) => time >= moment));
  useEffect(() => {
    if (next === Infinity) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const rest = next + 1 - now();
      if (rest <= 0) pass();
      else timer = setTimeout(wait, Math.min(rest, LONGEST));
    };
    wait();
    return () => clearTimeout(timer);
  }, [next]);
}
