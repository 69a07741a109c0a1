import { useEffect, useState } from 'react';

/** True while `active`, and for `ms` longer (SEARCH-04): what comes at once does not flash. */
export function useLingering(active: boolean, ms: number): boolean {
  const [shown, setShown] = useState(active);
  if (active && !shown) setShown(true);
  useEffect(() => {
    if (active || !shown) return;
    const timer = setTimeout(() => setShown(false), ms);
    return () => clearTimeout(timer);
  }, [active, shown, ms]);
  return shown;
}
