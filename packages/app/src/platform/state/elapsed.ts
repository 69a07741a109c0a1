import { useEffect, useState } from 'react';

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
