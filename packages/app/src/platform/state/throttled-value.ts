import { useEffect, useRef, useState } from 'react';

/**
 * The latest value at most once per `ms`, for live regions: constant changes would block all other
 * announcements. Null until the value first changes; values in between are skipped.
 */
export function useThrottledValue<T>(value: T, ms: number): T | null {
  const [throttled, setThrottled] = useState<T | null>(null);
  const last = useRef({ value, at: Number.NEGATIVE_INFINITY });
  useEffect(() => {
    if (value === last.current.value) return;
    const wait = Math.max(0, last.current.at + ms - performance.now());
    const timer = setTimeout(() => {
      last.current = { value, at: performance.now() };
      setThrottled(() => value);
    }, wait);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return throttled;
}
