import { useCallback, useSyncExternalStore } from 'react';
import { firstViewAtom } from '../state/first-view.ts';
import { store } from '../state/store.ts';

/** Phone layout: up to 800 px (LAYOUT-17). */
export const MOBILE = '(max-width: 800px)';

/** Minimum width for the right column of account pages; the same as the variant `desktop` of the style sheet. */
export const DESKTOP = '(min-width: 1100px)';

export const CALM = '(prefers-reduced-motion: reduce)';

const known = new Map<string, MediaQueryList>();

/** Cached `MediaQueryList` of a query. Throws when the query is missing or invalid (VALID-28). */
function listOf(query: string): MediaQueryList {
  const cached = known.get(query);
  if (cached) return cached;
  const list = query.trim() === '' ? null : matchMedia(query);
  // Browsers turn an invalid query into `not all`.
  if (list === null || (list.media === 'not all' && query.trim() !== 'not all'))
    throw new Error('Invalid or missing MediaQuery!');
  known.set(query, list);
  return list;
}

/** Whether a media query currently matches. Throws as `useMediaQuery` does. */
export function matchesMedia(query: string): boolean {
  return typeof matchMedia === 'undefined' ? fitsScreen(query) : listOf(query).matches;
}

/** Behaviour for scroll calls, whose motion a style sheet cannot turn off for players who prefer less. */
export const scrollBehavior = (): ScrollBehavior => (matchesMedia(CALM) ? 'instant' : 'smooth');

/** Widths the server renders for, px. */
const SCREENS = { phone: 390, desktop: 1440 } as const;

/** Whether a width query matches the screen the server renders for; false for any other query. */
function fitsScreen(query: string): boolean {
  const width = SCREENS[store.get(firstViewAtom)?.visitor.screen ?? 'phone'];
  const [, side, bound] = /^\((min|max)-width: (\d+)px\)$/.exec(query) ?? [];
  if (bound === undefined) return false;
  return side === 'min' ? width >= Number(bound) : width <= Number(bound);
}

/** Whether a media query matches; updates with changes. Throws 'Invalid or missing MediaQuery!' (VALID-28). */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = listOf(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => listOf(query).matches,
    () => fitsScreen(query),
  );
}
