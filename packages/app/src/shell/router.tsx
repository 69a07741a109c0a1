import type { ComponentType } from 'react';
import { loadPart } from '../platform/chunks.ts';
import { allTexts } from '../platform/intl.tsx';
import { href, paths, placeOf, type Place, type RouteId } from '../platform/paths.ts';
import { forgetReportedUser } from '../platform/report.ts';
import {
  createBrowserRouter,
  createMemoryRouter,
  redirect,
  setNavigator,
  type MiddlewareFunction,
  type RouteObject,
} from '../platform/router.tsx';
import { onSessionEnd, sessionState } from '../platform/session.ts';
import { pendingToast } from '../platform/toasts.ts';
import { routes, type Frame } from '../routes.ts';
import { PageError } from './PageError.tsx';
import { BareFrame, HubFrame, PageFrame, SiteFrame } from './frames.tsx';
import { guard, type Detour } from './guards.ts';
import { locations } from './locations.ts';
import { Prerendered } from './Prerendered.tsx';
import { Root } from './Root.tsx';

const frames: Readonly<Record<Frame, ComponentType>> = {
  site: SiteFrame,
  hub: HubFrame,
  page: PageFrame,
  bare: BareFrame,
};

function detour(pathname: string, search: string): Detour | null {
  const place = placeOf(pathname, search);
  return (
    place && guard(place, { signedIn: sessionState.get().signedIn, lastPath: locations.newest(), wanted })
  );
}

/** The page a guest asked for before being sent to sign in: a redirect cannot carry router state. */
let wanted: Place | null = null;

/** Pages through which the wish for another page survives. */
const SIGN_IN: ReadonlySet<RouteId> = new Set(['login', 'register']);

/** Guards stand in middleware: it runs before the page's own work. */
const guarded: MiddlewareFunction = async ({ request }, next) => {
  const { pathname, search } = new URL(request.url);
  const found = detour(pathname, search);
  if (found) {
    if (found.next) wanted = found.next;
    throw redirect(found.to);
  }
  return next();
};

function pageRoute(id: RouteId): RouteObject {
  const { load, texts } = routes[id];
  return {
    id,
    path: id === 'lobby' ? '/' : paths[id],
    ErrorBoundary: PageError,
    lazy: async () => {
      const [{ Page }] = await Promise.all([loadPart(load), texts === 'first' ? null : loadPart(allTexts)]);
      return { Component: Page };
    },
  };
}

/** The route tree: one branch per frame, so that a frame stays in place between its pages. */
export function routeTree(): RouteObject[] {
  const ids = Object.keys(routes) as RouteId[];
  return [
    {
      id: 'root',
      Component: Root,
      ErrorBoundary: PageError,
      HydrateFallback: Prerendered,
      middleware: [guarded],
      children: (Object.keys(frames) as Frame[]).map((frame) => ({
        id: `frame-${frame}`,
        Component: frames[frame],
        children: ids.filter((id) => routes[id].frame === frame).map(pageRoute),
      })),
    },
  ];
}

type Router = ReturnType<typeof createBrowserRouter>;

/** Ties a router to the session: pages a visitor may no longer see are left at once. */
function follow(router: Router): Router {
  setNavigator((to, options) => void router.navigate(to, options));
  sessionState.subscribe(() => {
    const { pathname, search } = router.state.location;
    const found = detour(pathname, search);
    if (found) void router.navigate(found.to, { replace: true });
  });
  // Where a player goes when a session ends, and why (ACCESS-09, AUTH-20).
  onSessionEnd((reason) => {
    forgetReportedUser();
    void router.navigate(reason === 'ban' ? href('lobby', {}, { hash: 'ban' }) : href('lobby'), {
      replace: reason !== 'logout',
    });
    if (reason === 'expired') pendingToast.set({ tone: 'info', title: 'network.sessionEnded' });
  });
  router.subscribe(({ location, navigation, errors }) => {
    if (navigation.state !== 'idle') return;
    const place = placeOf(location.pathname);
    if (!place || !SIGN_IN.has(place.id)) wanted = null;
    if (!errors) locations.visit(`${location.pathname}${location.search}`);
  });
  return router;
}

/** The router of the page. */
export function startRouter(): Router {
  return follow(createBrowserRouter(routeTree()));
}

/** A router over memory, for stories and tests. */
export function memoryRouter(entries: string[]): Router {
  return follow(createMemoryRouter(routeTree(), { initialEntries: entries }));
}
