import { useCallback, useSyncExternalStore } from 'react';

export const CALM = '(prefers-reduced-motion: reduce)';

/** Whether a media query matches; updates when this changes. `onServer`: value while a server renders. */
export function useMedia(query: string, onServer: boolean): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => onServer,
  );
}
