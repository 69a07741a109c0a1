import { useEffect, useRef, useState } from 'react';
import { report } from '#app/platform/telemetry/report.ts';

/** The counter stops here, s (CASH-12, OP-59). */
const LAST = 180;

/** Seconds since the caller appeared, counted up to 180. */
export function useElapsed(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((count) => Math.min(LAST, count + 1)), 1000);
    const end = setTimeout(() => clearInterval(timer), LAST * 1000);
    return () => {
      clearInterval(timer);
      clearTimeout(end);
    };
  }, []);
  return seconds;
}

/** Whether loading has been slow; said on the page and reported once (OP-58). `limit` is in ms. */
export function useSlow(name: 'methods' | 'options', seconds: number, limit: number): boolean {
  const isSlow = seconds * 1000 >= limit;
  const wasReported = useRef(false);
  useEffect(() => {
    if (!isSlow || wasReported.current) return;
    wasReported.current = true;
    report('cash-box-slow', { name, limit });
  }, [isSlow, name, limit]);
  return isSlow;
}
