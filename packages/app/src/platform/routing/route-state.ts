import { readPlace, type Place } from './paths.ts';

/** What the app keeps in router state: the way back, and values a link carries along (never a password). */
export interface RouteState {
  back?: Place | undefined;
  carry?: Readonly<Record<string, string>> | undefined;
}

/** The way back kept in router state, or null. */
export function backOf(state: unknown): Place | null {
  return typeof state === 'object' && state !== null
    ? readPlace((state as Record<string, unknown>)['back'])
    : null;
}
