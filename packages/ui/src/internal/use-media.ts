import { useCallback, useSyncExternalStore } from 'react';

/** The visitor asked the system for less motion. */
export const CALM = '(prefers-reduced-motion: reduce)';

/** Whether a media query holds, followed as it changes; `onServer` stands for what a server cannot know. */
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
