import { href, routeHref, type RouteMatch, type RouteId } from '../platform/routing/paths.ts';
import { routes, type Access } from '../routes.ts';

/** What a guard knows when a page is opened. */
export interface GuardInput {
  signedIn: boolean;
  /** Newest path the visitor saw, or null. */
  lastPath: string | null;
  /** The page a guest asked for before being sent to sign in, or null. */
  wanted: RouteMatch | null;
  /** The address brought a sign-in that is still being tried (`auth_token`). */
  linked: boolean;
  /** The address brought a link that undoes a change (SEC-03). */
  undoes: boolean;
}

/** Where to send the visitor instead; `next` is the page to open after signing in. */
export interface Detour {
  to: string;
  next?: RouteMatch;
}

/** Where a guest is sent from a page for players; `returnsAfterSignIn`: the page opens once they have signed in. */
interface Refusal {
  readonly to: 'lobby' | 'login' | 'register';
  readonly returnsAfterSignIn?: true;
}

/** What happens to a guest, by the access of the page. */
const refusals: Readonly<Record<Exclude<Access, 'guest' | 'social'>, Refusal>> = {
  // ACCESS-01
  player: { to: 'lobby' },
  // OP-42
  cashBox: { to: 'login', returnsAfterSignIn: true },
  inbox: { to: 'lobby', returnsAfterSignIn: true },
  // ACCESS-03, OP-44
  bonus: { to: 'register', returnsAfterSignIn: true },
  // ACCESS-02
  app: { to: 'register', returnsAfterSignIn: true },
};

/**
 * Pages that wait on the spot while the sign-in of the address is tried: refused, it leads to main by itself, or leaves
 * the visitor where they are (ACCESS-04, ACCESS-11, OP-12).
 */
const WAITING: ReadonlySet<RouteId> = new Set([
  'bonuses',
  'bonusesReceived',
  'bonusesHistory',
  'bonusWagering',
  'profileContacts',
]);

/** Where a player goes after signing in: the page that was refused before, the last place seen, or main (ACCESS-05). */
export function afterSignIn({ lastPath, wanted }: Pick<GuardInput, 'lastPath' | 'wanted'>): string {
  return wanted ? routeHref(wanted) : (lastPath ?? href('lobby'));
}

/** Decides whether a visitor may open a page; null allows it (ACCESS-01…ACCESS-06, OP-42). */
export function guard(match: RouteMatch, input: GuardInput): Detour | null {
  const { access } = routes[match.id];
  if (!access) return null;
  if (access === 'guest') return input.signedIn ? { to: afterSignIn(input) } : null;
  if (access === 'social') return input.signedIn ? { to: afterSignIn({ ...input, lastPath: null }) } : null;
  if (input.signedIn || (input.linked && WAITING.has(match.id))) return null;
  if (input.undoes && match.id === 'profileSettings') return null;
  const { to, returnsAfterSignIn } = refusals[access];
  // A sign-in on its way is a wish for the page it was sent to.
  return { to: href(to), ...(returnsAfterSignIn || input.linked ? { next: match } : {}) };
}
