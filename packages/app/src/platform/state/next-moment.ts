import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { clockChangesAtom, now } from '../network/clock.ts';
import { store, useAtomValue } from './store.ts';

/** Longest timer, ms. The clock is compared at least this often, because a device may sleep or have a wrong clock. */
const LONGEST = 60_000;

/**
 * Calls `work` once a time (ms) has passed on the server's clock; returns a function that cancels it. Timers do not
 * count the time a device sleeps, so the clock is also compared every minute and whenever the page is shown. If the
 * clock is corrected to before the time, `work` is called again when it has passed.
 */
export function whenPassed(time: number, work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasPassed = false;
  const shown = new AbortController();
  const { signal } = shown;
  const look = () => {
    clearTimeout(timer);
    const rest = time - now();
    if (rest > 0) timer = setTimeout(look, Math.min(rest, LONGEST));
    else if (!hasPassed) work();
    hasPassed = rest <= 0;
  };
  const unsubscribe = store.sub(clockChangesAtom, look);
  document.addEventListener('visibilitychange', look, { signal });
  addEventListener('pageshow', look, { signal });
  look();
  return () => {
    clearTimeout(timer);
    shown.abort();
    unsubscribe();
  };
}

/** Calls `work` once a time (ISO) and `slack` (ms) have passed; never for null. */
export function useWhenPassed(time: string | null, work: () => void, slack = 0): void {
  const passed = useEffectEvent(work);
  useEffect(
    () => (time === null ? undefined : whenPassed(Date.parse(time) + slack, () => passed())),
    [time, slack],
  );
}

/**
 * Renders again once the earliest of these times (ISO) has passed, because no event reports that, and when the
 * device's clock was corrected.
 */
export function useNextMoment(times: readonly (string | null)[]): void {
  const [, pass] = useReducer((passed: number) => passed + 1, 0);
  useAtomValue(clockChangesAtom);
  const moment = now();
  const next = Math.min(...times.map((time) => Date.parse(time ?? '')).filter((time) => time >= moment));
  useEffect(() => (next === Infinity ? undefined : whenPassed(next + 1, pass)), [next]);
}

const MINUTE = 60_000;

/** Current time, ms; renders again with every minute, for a page that stays open. */
export function useMinute(): number {
  const moment = now();
  useNextMoment([new Date((Math.floor(moment / MINUTE) + 1) * MINUTE).toISOString()]);
  return moment;
}

/** Whether `ms` have passed since the component mounted, or since `isRunning` became true. */
export function useHasElapsed(ms: number, isRunning = true): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setOver(true), ms);
    return () => {
      clearTimeout(timer);
      setOver(false);
    };
  }, [ms, isRunning]);
  return isRunning && isOver;
}
