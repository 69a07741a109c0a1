import { useEffect, useState } from 'react';

/** How long a section waits for its smaller parts, ms, before it shows what is there. */
const PATIENCE = 1500;

/**
 * Whether a section may be shown: when all its parts have come, so that none of them pushes the others down later, or
 * when one of them keeps everybody waiting. Once shown it stays.
 */
export function useSettled(isComplete: boolean): boolean {
  const [isLate, setLate] = useState(false);
  const [wasComplete, setComplete] = useState(isComplete);
  if (isComplete && !wasComplete) setComplete(true);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return isComplete || wasComplete || isLate;
}
