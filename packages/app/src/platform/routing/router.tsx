import type { LinkProps } from '@tulpar/ui/link';
import { use, useCallback, type MouseEvent } from 'react';
import {
  UNSAFE_DataRouterContext as RouterContext,
  useLocation,
  useParams as useRouterParams,
  type Location,
} from 'react-router-dom';
import { matchRoute, type RouteMatch, type RouteId, type RouteParams } from './paths.ts';
import { isModest } from '../device/device.ts';
import { CALM, matchesMedia } from '../device/media-query.ts';
import { backOf, type RouteState } from './route-state.ts';
import { judgeUrl } from './urls.ts';

export {
  createBrowserRouter,
  createMemoryRouter,
  createStaticHandler,
  createStaticRouter,
  Navigate,
  Outlet,
  redirect,
  RouterProvider,
  ScrollRestoration,
  StaticRouterProvider,
  useBlocker,
  useLocation,
  useMatches,
  useNavigation,
  useNavigationType,
  useRouteError,
  type Location,
  type MiddlewareFunction,
  type RouteObject,
} from 'react-router-dom';
export { href, matchRoute, type RouteMatch, type RouteId, type RouteParams } from './paths.ts';
export { backOf, type RouteState } from './route-state.ts';
export { judgeUrl } from './urls.ts';

/** Whether one page may fade into the next: not for who asked for less motion, nor where it would take long. */
const fades = () => !matchesMedia(CALM) && !isModest();

/** Pages one comes back from: they remember where the player was. */
const FRAMES: ReadonlySet<RouteId> = new Set([
  'login',
  'register',
  'resetPassword',
  'deposit',
  'withdrawal',
  'history',
  'statement',
  'game',
  'gamesSearch',
  'fruitCocktail',
  'resident',
  'profile',
  'profileContacts',
  'profileSettings',
  'profileDocuments',
  'profileVerifyPhone',
  'profileVerifyEmail',
  'bonuses',
  'bonusesHistory',
  'bonusWagering',
  'notifications',
  'outOfMoney',
  'contacts',
  'staticPage',
  'credits',
]);
/** Pages that hand on the way back they were given instead of becoming one: closing a form never leads to a form. */
const PASSING: ReadonlySet<RouteId> = new Set([
  'login',
  'register',
  'resetPassword',
  'deposit',
  'withdrawal',
  'history',
  'statement',
]);

/** Router state for going from a location to an in-app address: the way back where the target keeps one. */
export function stateFor(
  to: string,
  from: Pick<Location, 'pathname' | 'search' | 'state'>,
  carry?: RouteState['carry'],
): RouteState | undefined {
  const target = matchRoute(to.split(/[?#]/, 1)[0] ?? '');
  const here = matchRoute(from.pathname, from.search);
  let back: RouteMatch | null = null;
  if (target && FRAMES.has(target.id)) {
    back = here && PASSING.has(here.id) && PASSING.has(target.id) ? backOf(from.state) : here;
  }
  if (!back && !carry) return undefined;
  return { ...(back ? { back } : {}), ...(carry ? { carry } : {}) };
}

/** Props of the app's link: as the component library's, and texts to carry along in router state. */
export interface AppLinkProps extends LinkProps {
  carry?: RouteState['carry'];
  replace?: boolean;
}

/** How to go: `replace` leaves no history entry, `carry` hands texts on. */
export interface GoOptions {
  replace?: boolean;
  carry?: RouteState['carry'];
}

/** Goes to an in-app address in a handler; an address that is not in the app is ignored. */
export function useGo(): (to: string, options?: GoOptions) => void {
  // Where the player is matters when a link is followed: a page full of links is not drawn again because the address changed.
  const router = use(RouterContext)?.router;
  return useCallback(
    (to, { replace = false, carry } = {}) => {
      const target = judgeUrl(to);
      if (target?.kind !== 'app') return;
      void router?.navigate(target.to, {
        replace,
        state: stateFor(target.to, router.state.location, carry),
        viewTransition: fades(),
      });
    },
    [router],
  );
}

/** Whether a press follows a link here, instead of opening it beside the page or keeping it. */
function isPlain(event: MouseEvent, target: string | undefined): boolean {
  if (event.defaultPrevented || event.button !== 0 || (target && target !== '_self')) return false;
  return !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
}

/**
 * The one link of the app, also the one the component library draws. In-app addresses go through the router, other
 * hosts open beside the app, and an address nobody should follow becomes a link without one.
 */
export function Link({ href: address, children, carry, replace, ...rest }: AppLinkProps) {
  const go = useGo();
  const target = judgeUrl(address);
  if (target === null) return <a {...rest}>{children}</a>;
  if (target.kind === 'out') {
    const foreign = /^https?:/i.test(target.href);
    return (
      <a {...rest} href={target.href} {...(foreign ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
        {children}
      </a>
    );
  }
  return (
    <a
      {...rest}
      href={target.to}
      onClick={(event) => {
        rest.onClick?.(event);
        if (!isPlain(event, rest.target)) return;
        event.preventDefault();
        go(target.to, { replace: replace ?? false, carry });
      }}
    >
      {children}
    </a>
  );
}

/** Parameters of the current page. */
export function useParams<Id extends RouteId>(_id: Id): RouteParams<Id> {
  return useRouterParams() as RouteParams<Id>;
}

const bare = (path: string) => path.replace(/\/+$/, '') || '/';

/** Whether an address is the current page, with or without a final slash (LAYOUT-16). */
export function useIsCurrent(): (address: string) => boolean {
  const { pathname } = useLocation();
  return useCallback((address) => bare(address.split(/[?#]/, 1)[0] ?? '') === bare(pathname), [pathname]);
}

type Navigator = (to: string, options?: { replace?: boolean; state?: RouteState }) => void;
let navigator: Navigator | null = null;

/** Names the router that `navigateTo` uses. */
export function setNavigator(next: Navigator | null): void {
  navigator = next;
}

/** Goes to an in-app address from outside a component, such as after a session ended. */
export function navigateTo(to: string, options?: { replace?: boolean; state?: RouteState }): void {
  if (judgeUrl(to)?.kind === 'app') navigator?.(to, options);
}
