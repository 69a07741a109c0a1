import { useEffect, useRef } from 'react';
import { toastDuration } from './queue.ts';

/**
 * Calls `leave` after a toast was visible for its duration. The timer pauses while `held` (pointer, focus,
 * hidden tab) and restarts for another `key`.
 */
export function useLeaveTimer(key: number | undefined, running: boolean, held: boolean, leave: () => void) {
  const left = useRef(toastDuration);
  const watched = useRef(key);
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  }, [leave]);
  useEffect(() => {
    if (watched.current !== key) left.current = toastDuration;
    watched.current = key;
    if (!running || held || key === undefined) return;
    const started = performance.now();
    const timer = setTimeout(() => latest.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(left.current - (performance.now() - started), 0);
    };
  }, [key, running, held]);
}
