import { lazyPart } from '../platform/loading/lazy-part.ts';
import { loadPart, serverAnswers } from '../platform/loading/chunks.ts';
import { requirePageTexts } from '../platform/i18n/intl.tsx';
import { linkTokenAtom, undoLinkAtom } from '../platform/session/link-token.ts';
import {
  href,
  moved,
  paths,
  routeHref,
  matchRoute,
  type RouteMatch,
  type RouteId,
} from '../platform/routing/paths.ts';
import { forgetReportedUser } from '../platform/telemetry/report.ts';
import {
  createBrowserRouter,
  createMemoryRouter,
  matchRoutes,
  parsePath,
  redirect,
  setNavigator,
  Navigate,
  useLocation,
  type MiddlewareFunction,
  type RouteObject,
} from '../platform/routing/router.tsx';
import { onSessionEnd, sessionStateAtom } from '../platform/session/session.ts';
import { pendingToastAtom } from '../platform/state/overlay-turns.ts';
import { knownPlayerAtom, lastPlayer } from '../platform/session/visitor.ts';
import { routes } from '../routes.ts';
import { BareFrame, Framed } from './frames.tsx';
import { guard, type Detour } from './guards.ts';
import { PageError } from './CrashScreen.tsx';
import { Root } from './Root.tsx';
import { store } from '../platform/state/store.ts';
import { now } from '../platform/network/clock.ts';
import { lastLocations } from '../platform/routing/last-location.ts';
import { Suspense, type ComponentType } from 'react';
import { UnsavedPage } from './Availability.tsx';

/**
 * Placeholder of a page whose script could not load while offline; becomes the page when the network is back.
 * Fails only if the server responds without the script (CRASH-07).
 */
function awaitedPage(load: () => Promise<{ Page: ComponentType }>): ComponentType {
  const Page = lazyPart(async () => (await load()).Page);
  return function AwaitedPage() {
    return (
      <Suspense fallback={<UnsavedPage />}>
        <Page />
      </Suspense>
    );
  };
}

export const locations = lastLocations(now);

/** Redirects a former URL, with query, hash and back link. */
function Moved() {
  const { pathname, search, hash, state } = useLocation();
  const match = matchRoute(pathname, search);
  return match && <Navigate replace to={`${routeHref(match)}${hash}`} state={state as unknown} />;
}

function detour(pathname: string, search: string): Detour | null {
  const match = matchRoute(pathname, search);
  if (!match) return null;
  return guard(match, {
    signedIn: store.get(sessionStateAtom).signedIn,
    lastPath: locations.newest(),
    wanted: returnTo?.match ?? null,
    linked: store.get(linkTokenAtom) !== null,
    undoes: store.get(undoLinkAtom) !== null,
  });
}

/**
 * Page a guest requested before being redirected, or a player left when the session expired, and the redirect's
 * target. Stored here, because a redirect cannot carry router state.
 */
let returnTo: { readonly match: RouteMatch; readonly sentTo: string } | null = null;

/** Pages that preserve the page to return to. */
const LOGIN_PAGES: ReadonlySet<RouteId> = new Set(['login', 'register', 'resetPassword', 'socialLogin']);

/** Guards are middleware, so that they run before the page's own work. */
const guarded: MiddlewareFunction = async ({ request }, next) => {
  const { pathname, search, searchParams } = new URL(request.url);
  const found = detour(pathname, search);
  if (found) {
    // A player who has forgotten the password, but is still signed in here.
    if (pathname === href('resetPassword') && searchParams.has('token'))
      store.set(pendingToastAtom, { tone: 'info', title: 'network.resetSignedIn' });
    if (found.next) returnTo = { match: found.next, sentTo: found.to };
    throw redirect(found.to);
  }
  return next();
};

/**
 * Page whose script the server does not have: it throws on render. For a route with a failed `lazy` the
 * router would render nothing, not even its error boundary (CRASH-07).
 */
const lostPage = (error: unknown) =>
  function LostPage(): never {
    throw error;
  };

function pageRoute(id: RouteId): RouteObject {
  const { load } = routes[id];
  return {
    id,
    path: id === 'lobby' ? '/' : paths[id],
    ErrorBoundary: PageError,
    lazy: async () => {
      try {
        const texts = id === 'lobby' ? undefined : requirePageTexts();
        const [{ Page, Head }] = await Promise.all([loadPart(load), texts]);
        return { Component: Page, handle: { Head } };
      } catch (error) {
        return { Component: (await serverAnswers()) ? lostPage(error) : awaitedPage(load) };
      }
    },
  };
}

const isBare = (id: RouteId) => routes[id].frame === 'bare';

/** Route tree: one branch for all pages with a layout, so that the layout persists between them. */
export function routeTree(): RouteObject[] {
  const ids = Object.keys(routes) as RouteId[];
  return [
    {
      id: 'root',
      Component: Root,
      ErrorBoundary: PageError,
      // The app is rendered once the first page has loaded; until then the document's own content remains
      // (`start.tsx`).
      HydrateFallback: () => null,
      middleware: [guarded],
      children: [
        { id: 'framed', Component: Framed, children: ids.filter((id) => !isBare(id)).map(pageRoute) },
        { id: 'bare', Component: BareFrame, children: ids.filter(isBare).map(pageRoute) },
        ...Object.keys(moved).map((path) => ({ path, Component: Moved })),
      ],
    },
  ];
}

export type Router = ReturnType<typeof createBrowserRouter>;

/** Binds a router to the session until it is disposed: pages a visitor may no longer see are left immediately. */
function follow(router: Router): Router {
  setNavigator((to, options) => void router.navigate(to, options));
  const currentPage = (): RouteMatch | null => {
    const { pathname, search, hash } = router.state.location;
    const match = matchRoute(pathname, search);
    return match && { ...match, hash: hash.slice(1) };
  };
  // The player whose session expired, and the page that opens after the next login.
  let expired: { readonly player: string | null; readonly pathname: string | undefined } | null = null;
  // The page that the end of a session closed: in another tab the reason is only known after the redirect.
  let closed: RouteMatch | null = null;
  const stop = store.sub(sessionStateAtom, () => {
    const { pathname, search } = router.state.location;
    const found = detour(pathname, search);
    const { signedIn } = store.get(sessionStateAtom);
    if (signedIn) closed = null;
    else if (found) closed = currentPage();
    if (found) void router.navigate(found.to, { replace: true });
    // The player was redirected here from a page that may be opened now.
    else if (returnTo?.sentTo === pathname && signedIn)
      void router.navigate(routeHref(returnTo.match), { replace: true });
  });
  // Where a player is sent at the end of a session, and the reason shown (ACCESS-09, AUTH-20).
  const stopEnds = onSessionEnd((reason) => {
    forgetReportedUser();
    const left = reason === 'expired' ? (closed ?? currentPage()) : null;
    // The player did not mean to leave: the next login continues there, for example with a payment.
    returnTo = left && { match: left, sentTo: href('lobby') };
    expired = left && { player: lastPlayer.read(), pathname: parsePath(routeHref(left)).pathname };
    void router.navigate(reason === 'ban' ? href('lobby', {}, { hash: 'ban' }) : href('lobby'), {
      replace: reason !== 'logout',
    });
    if (reason === 'expired') store.set(pendingToastAtom, { tone: 'info', title: 'network.sessionEnded' });
  });
  // The page of another player is left as soon as the server has said who logged in.
  const stopPlayers = store.sub(knownPlayerAtom, () => {
    const player = store.get(knownPlayerAtom);
    if (player === null || expired === null) return;
    const { pathname } = router.state.navigation.location ?? router.state.location;
    if (expired.player !== null && expired.player !== String(player) && expired.pathname === pathname)
      void router.navigate(href('lobby'), { replace: true });
    expired = null;
  });
  const dispose = router.dispose.bind(router);
  return Object.assign(router, {
    dispose() {
      stop();
      stopEnds();
      stopPlayers();
      dispose();
    },
  });
}

/**
 * Stores the pages the player visits, until the returned function is called. Call it after the first render: the router
 * buffers its changes for the first subscriber, which must be React.
 */
export function noteVisits(router: Router): () => void {
  const note = ({ initialized, location, navigation, errors }: Router['state']) => {
    if (!initialized || navigation.state !== 'idle') return;
    const match = matchRoute(location.pathname);
    if (returnTo?.sentTo !== location.pathname && !(match && LOGIN_PAGES.has(match.id))) returnTo = null;
    if (!errors) locations.visit(`${location.pathname}${location.search}`);
  };
  note(router.state);
  return router.subscribe(note);
}

/** Creates the router; resolves once its first page, or the screen of its error, can be rendered. */
export async function startRouter(isRendered: boolean): Promise<Router> {
  const tree = routeTree();
  const { pathname, search } = location;
  if (isRendered) {
    for (const { route } of matchRoutes(tree, pathname) ?? [])
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    // With hydration data the router does not change the scroll position of the visitor.
    if (detour(pathname, search) === null)
      return follow(createBrowserRouter(tree, { hydrationData: { loaderData: { root: null } } }));
  }
  const router = follow(createBrowserRouter(tree));
  await new Promise<void>((resolve) => {
    const look = () => {
      if (!router.state.initialized) return;
      stop();
      resolve();
    };
    const stop = router.subscribe(look);
    look();
  });
  return router;
}

/** In-memory router for stories and tests. Its history keys are unique, so no stored scroll position applies. */
export function memoryRouter(entries: string[]): Router {
  const initialEntries = entries.map((entry) => ({ ...parsePath(entry), key: crypto.randomUUID() }));
  return follow(createMemoryRouter(routeTree(), { initialEntries }));
}
