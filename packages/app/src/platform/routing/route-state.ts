import { readRouteMatch, type RouteMatch } from './paths.ts';

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
