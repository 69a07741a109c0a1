import { href, routeHref, type RouteMatch, type RouteId } from '../platform/routing/paths.ts';
import { routes, type Access } from '../routes.ts';

export interface GuardInput {
  signedIn: boolean;
  /** Last visited path, or null. */
  lastPath: string | null;
  /** Page to return to after a login (`returnTo` of `shell/router.tsx`), or null. */
  wanted: RouteMatch | null;
  /** Whether the URL contained a login that is still being tried (`auth_token`). */
  linked: boolean;
  /** Whether the URL was a link that reverts a change (SEC-03). */
  undoes: boolean;
}

/** Redirect target; `next` is the page to open after the login. */
export interface Detour {
  to: string;
  next?: RouteMatch;
}

/** Redirect of a guest from a page for players; `returnsAfterLogin`: the page opens after the login. */
interface Refusal {
  readonly to: 'lobby' | 'login' | 'register';
  readonly returnsAfterLogin?: true;
}

/** Handling of guests by the access of the page. */
const refusals: Readonly<Record<Exclude<Access, 'guest' | 'social'>, Refusal>> = {
  // ACCESS-01
  player: { to: 'lobby' },
  // OP-42
  cashBox: { to: 'login', returnsAfterLogin: true },
  inbox: { to: 'lobby', returnsAfterLogin: true },
  // ACCESS-03, OP-44
  bonus: { to: 'register', returnsAfterLogin: true },
  // ACCESS-02
  app: { to: 'register', returnsAfterLogin: true },
};

/**
 * Pages for players that wait while the login in the URL is tried. If it fails, `link-login.ts` leads to the lobby,
 * except from `profileContacts` (ACCESS-04, ACCESS-11, OP-12).
 */
const WAITING: ReadonlySet<RouteId> = new Set([
  'bonuses',
  'bonusesReceived',
  'bonusesHistory',
  'bonusWagering',
  'profileContacts',
]);

/** Target after a login: the page refused before, the last visited page, or the main page (ACCESS-05). */
export function afterLogin({ lastPath, wanted }: Pick<GuardInput, 'lastPath' | 'wanted'>): string {
  return wanted ? routeHref(wanted) : (lastPath ?? href('lobby'));
}

/** Decides whether a visitor may open a page; null allows it (ACCESS-01…ACCESS-06, OP-42). */
export function guard(match: RouteMatch, input: GuardInput): Detour | null {
  const { access } = routes[match.id];
  if (!access) return null;
  if (access === 'guest') return input.signedIn ? { to: afterLogin(input) } : null;
  if (access === 'social') return input.signedIn ? { to: afterLogin({ ...input, lastPath: null }) } : null;
  if (input.signedIn || (input.linked && WAITING.has(match.id))) return null;
  if (input.undoes && match.id === 'profileSettings') return null;
  const { to, returnsAfterLogin } = refusals[access];
  // A pending login of the URL was meant for this page, so open it afterwards.
  return { to: href(to), ...(returnsAfterLogin || input.linked ? { next: match } : {}) };
}
