import { useCallback, useSyncExternalStore } from 'react';

/** Up to here the layout is that of a phone: 800 px wide (LAYOUT-17). */
export const MOBILE = '(max-width: 800px)';

/** The visitor asked for less motion. */
export const CALM = '(prefers-reduced-motion: reduce)';

const known = new Map<string, MediaQueryList>();

/** The browser's list of a query, made once. Throws when the query is missing or no media query (VALID-28). */
function listOf(query: string): MediaQueryList {
  const cached = known.get(query);
  if (cached) return cached;
  const list = query.trim() === '' ? null : matchMedia(query);
  // What the browser cannot read it turns into `not all`.
  if (list === null || (list.media === 'not all' && query.trim() !== 'not all'))
    throw new Error('Invalid or missing MediaQuery!');
  known.set(query, list);
  return list;
}

/** Whether a media query holds at this moment. Throws as `useMediaQuery` does. */
export function matchesMedia(query: string): boolean {
  return listOf(query).matches;
}

/** Whether a media query holds, followed as it changes. Throws 'Invalid or missing MediaQuery!' (VALID-28). */
export function useMediaQuery(query: string): boolean {
  const list = listOf(query);
  const subscribe = useCallback(
    (changed: () => void) => {
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [list],
  );
  return useSyncExternalStore(subscribe, () => list.matches);
}
