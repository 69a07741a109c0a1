import { useEffect, useEffectEvent } from 'react';

/** Calls `reload` once, `delay` ms after `failed` became true; cancelled if it becomes false. */
export function useReloadAfter(failed: boolean, delay: number, reload: () => void) {
  const call = useEffectEvent(reload);
  useEffect(() => {
    if (!failed) return;
    const timer = setTimeout(() => call(), delay);
    return () => clearTimeout(timer);
  }, [failed, delay]);
}
