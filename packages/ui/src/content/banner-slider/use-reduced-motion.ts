import { useSyncExternalStore } from 'react';

/** The player asked the system for less motion. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    (notify) => {
      const query = matchMedia('(prefers-reduced-motion: reduce)');
      query.addEventListener('change', notify);
      return () => query.removeEventListener('change', notify);
    },
    () => matchMedia('(prefers-reduced-motion: reduce)').matches,
    () => false,
  );
}
