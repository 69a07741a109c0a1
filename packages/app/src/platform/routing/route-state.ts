import { readRouteMatch, type RouteMatch, href, routeHref } from './paths.ts';
import { useMemo, useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** Router state of the app: the page to go back to, and values passed by a link (never a password). */
export interface RouteState {
  back?: RouteMatch | undefined;
  carry?: Readonly<Record<string, string>> | undefined;
}

export function backOf(state: unknown): RouteMatch | null {
  return typeof state === 'object' && state !== null
    ? readRouteMatch((state as Record<string, unknown>)['back'])
    : null;
}

export function carriedBy(state: unknown): Readonly<Record<string, string>> {
  const carry =
    typeof state === 'object' && state !== null ? (state as Record<string, unknown>)['carry'] : null;
  if (typeof carry !== 'object' || carry === null) return {};
  return Object.fromEntries(
    Object.entries(carry).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/**
 * Link of the back arrow: the stored page, else the given one. Until the app runs, a script of the document makes
 * `data-back` links lead to the page that was left.
 */
export function useBack(fallback: string = href('lobby')): { href: string; 'data-back': '' } {
  const { state } = useLocation();
  return useMemo(() => {
    const match = backOf(state);
    return { href: match ? routeHref(match) : fallback, 'data-back': '' };
  }, [state, fallback]);
}

export function useCarried(): Readonly<Record<string, string>> {
  const { state } = useLocation();
  return useMemo(() => carriedBy(state), [state]);
}

/** Query of the URL with a setter for single values; null removes one. Retains the scroll position. */
export function useSearch(): readonly [
  URLSearchParams,
  (changes: Readonly<Record<string, string | null>>, options?: { replace?: boolean }) => void,
] {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const change = useCallback(
    (changes: Readonly<Record<string, string | null>>, { replace = true } = {}) =>
      setSearch(
        (current) => {
          const next = new URLSearchParams(current);
          for (const [name, value] of Object.entries(changes)) {
            if (value === null || value === '') next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace, preventScrollReset: true, state: state as unknown },
      ),
    [setSearch, state],
  );
  return [search, change];
}
