import {
  readRouteMatch,
  href,
  routeHref,
  matchRoute,
  type RouteMatch,
  type RouteId,
  type RouteParams,
} from './paths.ts';
import { useMemo, useCallback, use, type MouseEvent } from 'react';
import {
  useLocation,
  useSearchParams,
  UNSAFE_DataRouterContext as RouterContext,
  useParams as useRouterParams,
  type Location,
} from 'react-router-dom';
import type { LinkProps } from '@tulpar/ui/link';
import { isModest } from '../device/low-data.ts';
import { CALM, matchesMedia } from '../device/media-query.ts';
import { parseSafeUrl } from './urls.ts';

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
 * Link of the back arrow: the stored page, else the given one. Until the app runs, a script of `index.html` makes
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

/** Query of the URL with a setter for single values; null removes a value. Retains the scroll position. */
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

export {
  createBrowserRouter,
  createMemoryRouter,
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  Navigate,
  Outlet,
  parsePath,
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
export { parseSafeUrl } from './urls.ts';

/** Use view transitions only on capable devices without reduced motion. */
const fades = () => !matchesMedia(CALM) && !isModest();

/** Login and cash box pages, which pass their back link on to each other, so that the back arrow leaves them all. */
const FORWARDS_BACK: ReadonlySet<RouteId> = new Set([
  'login',
  'register',
  'resetPassword',
  'deposit',
  'withdrawal',
  'history',
  'statement',
]);
/** Pages with a back link, which store where the player came from. */
const PAGES_WITH_BACK: ReadonlySet<RouteId> = new Set([
  ...FORWARDS_BACK,
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

/** Router state for a navigation, with a back link if the target has one. */
export function stateFor(
  to: string,
  from: Pick<Location, 'pathname' | 'search' | 'state'>,
  carry?: RouteState['carry'],
): RouteState | undefined {
  const target = matchRoute(to.split(/[?#]/, 1)[0] ?? '');
  const here = matchRoute(from.pathname, from.search);
  let back: RouteMatch | null = null;
  if (target && PAGES_WITH_BACK.has(target.id)) {
    back = here && FORWARDS_BACK.has(here.id) && FORWARDS_BACK.has(target.id) ? backOf(from.state) : here;
  }
  if (!back && !carry) return undefined;
  return { ...(back ? { back } : {}), ...(carry ? { carry } : {}) };
}

/** Props of the component library's link, and values to pass in router state. */
export interface AppLinkProps extends LinkProps {
  /** A function is called on press, so that typing does not render the link. */
  carry?: RouteState['carry'] | (() => RouteState['carry']);
  replace?: boolean;
}

/** `replace` adds no history entry, `carry` passes values. */
interface GoOptions {
  replace?: boolean;
  carry?: RouteState['carry'];
}

/** Navigates to an in-app URL; other URLs are ignored. */
export function useGo(): (to: string, options?: GoOptions) => void {
  // Reads the location only on navigation, so that a page full of links is not rendered when the URL changes.
  const router = use(RouterContext)?.router;
  return useCallback(
    (to, { replace = false, carry } = {}) => {
      const target = parseSafeUrl(to);
      if (target?.kind !== 'app') return;
      if (!router) return;
      const { location } = router.state;
      const [path, hash] = target.to.split('#', 2);
      void router.navigate(target.to, {
        replace,
        state: stateFor(target.to, location, carry),
        viewTransition: fades(),
        // A hash scrolls to its element, or opens a window over this page.
        preventScrollReset:
          hash !== undefined && (path === '' || path === `${location.pathname}${location.search}`),
      });
    },
    [router],
  );
}

/** Returns to the previous history entry, for a step that this page added. */
export function useGoBack(): () => void {
  const router = use(RouterContext)?.router;
  return useCallback(() => void router?.navigate(-1), [router]);
}

/** Whether a click should navigate here rather than open a new tab or download. */
function isPlain(event: MouseEvent, target: string | undefined): boolean {
  if (event.defaultPrevented || event.button !== 0 || (target && target !== '_self')) return false;
  return !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
}

/** In-app URLs use the router, other hosts open in a new tab, an unsafe URL becomes a link without `href`. */
export function Link({ href: address, children, carry, replace, ...rest }: AppLinkProps) {
  const go = useGo();
  const target = parseSafeUrl(address);
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
      // Marks links with typed text: until the app runs, `index.html` delays them if a field is filled.
      data-carries={typeof carry === 'function' ? '' : undefined}
      onClick={(event) => {
        rest.onClick?.(event);
        if (!isPlain(event, rest.target)) return;
        event.preventDefault();
        go(target.to, { replace: replace ?? false, carry: typeof carry === 'function' ? carry() : carry });
      }}
    >
      {children}
    </a>
  );
}

export function useParams<Id extends RouteId>(_id: Id): RouteParams<Id> {
  return useRouterParams() as RouteParams<Id>;
}

const bare = (path: string) => path.replace(/\/+$/, '') || '/';

/** Whether a URL is the current page, with or without a trailing slash (LAYOUT-16). */
export function useIsCurrent(): (address: string) => boolean {
  const { pathname } = useLocation();
  return useCallback((address) => bare(address.split(/[?#]/, 1)[0] ?? '') === bare(pathname), [pathname]);
}

interface NavigateOptions {
  replace?: boolean;
  state?: RouteState;
  preventScrollReset?: boolean;
}

type Navigator = (to: string, options?: NavigateOptions) => void;
let navigator: Navigator | null = null;

export function setNavigator(next: Navigator | null): void {
  navigator = next;
}

/** Navigates to an in-app URL outside components, such as after the end of a session. */
export function navigateTo(to: string, options?: NavigateOptions): void {
  if (parseSafeUrl(to)?.kind === 'app') navigator?.(to, options);
}
