import { href, placeHref, type Place, type RouteId } from '../platform/paths.ts';
import { routes } from '../routes.ts';

/** What a guard knows when a page is opened. */
export interface GuardInput {
  signedIn: boolean;
  /** Newest path the visitor saw, or null. */
  lastPath: string | null;
  /** The page a guest asked for before being sent to sign in, or null. */
  wanted: Place | null;
}

/** Where to send the visitor instead; `next` is the page to open after signing in. */
export interface Detour {
  to: string;
  next?: Place;
}

/** Where a player goes after signing in: the page that was refused before, the last place seen, or main (ACCESS-05). */
export function afterSignIn({ lastPath, wanted }: Omit<GuardInput, 'signedIn'>): string {
  return wanted ? placeHref(wanted) : (lastPath ?? href('lobby'));
}

/** Decides whether a visitor may open a page; null lets him in (ACCESS-01, ACCESS-05, OP-42). */
export function guard(place: Place, input: GuardInput): Detour | null {
  const { access } = routes[place.id];
  if (access === 'player' && !input.signedIn) {
    return isCashBox(place.id) ? { to: href('login'), next: place } : { to: href('lobby') };
  }
  if (access === 'guest' && input.signedIn) return { to: afterSignIn(input) };
  return null;
}

const CASH_BOX: ReadonlySet<RouteId> = new Set(['deposit', 'withdrawal', 'history']);
const isCashBox = (id: RouteId) => CASH_BOX.has(id);
