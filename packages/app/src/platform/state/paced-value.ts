import { useEffect, useRef, useState } from 'react';

/**
 * The newest value at most once in so many ms, for live regions: a screen reader that announces every change
 * announces nothing else. Null until the value first differs from the one it began with; changes in between are left out.
 */
export function usePacedValue<T>(value: T, ms: number): T | null {
  const [paced, setPaced] = useState<T | null>(null);
  const last = useRef({ value, at: Number.NEGATIVE_INFINITY });
  useEffect(() => {
    if (value === last.current.value) return;
    const wait = Math.max(0, last.current.at + ms - performance.now());
    const timer = setTimeout(() => {
      last.current = { value, at: performance.now() };
      setPaced(() => value);
    }, wait);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return paced;
}
