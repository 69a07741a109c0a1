import { readRouteMatch, type RouteMatch, href, routeHref } from './paths.ts';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

/** What the app keeps in router state: the way back, and values a link carries along (never a password). */
export interface RouteState {
  back?: RouteMatch | undefined;
  carry?: Readonly<Record<string, string>> | undefined;
}

/** The way back kept in router state, or null. */
export function backOf(state: unknown): RouteMatch | null {
  return typeof state === 'object' && state !== null
    ? readRouteMatch((state as Record<string, unknown>)['back'])
    : null;
}

/** Texts a link carried along. */
export function carriedBy(state: unknown): Readonly<Record<string, string>> {
  const carry =
    typeof state === 'object' && state !== null ? (state as Record<string, unknown>)['carry'] : null;
  if (typeof carry !== 'object' || carry === null) return {};
  return Object.fromEntries(
    Object.entries(carry).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Address the back arrow leads to: the kept way back, else the given page. */
export function useBack(fallback: string = href('lobby')): string {
  const { state } = useLocation();
  return useMemo(() => {
    const match = backOf(state);
    return match ? routeHref(match) : fallback;
  }, [state, fallback]);
}

/** Texts the link to this page carried along. */
export function useCarried(): Readonly<Record<string, string>> {
  const { state } = useLocation();
  return useMemo(() => carriedBy(state), [state]);
}
