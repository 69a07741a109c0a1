import { AsyncLocalStorage } from 'node:async_hooks';
import { text } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fetch, FirstViewModule, PageRequest } from '@tulpar/api/first-view';
import { listedPages } from '@tulpar/api/contract';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from './platform/routing/router.tsx';
import { themeAtom } from './platform/device/theme.ts';
import { assumeLanguage } from './platform/i18n/intl.tsx';
import { fetchAtom } from './platform/network/fetch.ts';
import { queryClientAtom } from './platform/network/query.ts';
import { matchRoute, moved, type RouteId } from './platform/routing/paths.ts';
import { siteOriginAtom } from './platform/routing/site-origin.ts';
import { sessionStateAtom } from './platform/session/session.ts';
import { assumePreferences } from './platform/session/visitor.ts';
import { firstViewAtom, type FirstVisitor } from './platform/state/first-view.ts';
import { setStoreSource, store, type Store } from './platform/state/store.ts';
import { App } from './shell/App.tsx';
import { availabilityAtom } from './shell/availability.ts';
import { readVisitor } from './shell/first-visitor.ts';
import { pageLinks } from './shell/page-links.ts';
import { routeTree } from './shell/router.tsx';

/**
 * Maximum wait for the data of a page, ms; slower data is left to the browser (FIRST-08). Rendering does not
 * count, because the first page after a start takes longer than this to render.
 */
const PATIENCE = 300;
/** Maximum wait for a lazy part, ms; the browser renders what is missing. */
const LONGEST = 1000;
/** Maximum render passes, because the first data can require more data. */
const ROUNDS = 3;

/** Store of each page being rendered; requests never share one (FIRST-09). */
const stores = new AsyncLocalStorage<Store>();
setStoreSource(() => stores.getStore() ?? outside);
const outside = createStore();

/** Renders to completion, lazy parts included. */
function toText(node: ReactNode, report: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(node, {
      // Disable streaming chunks, which only a script would insert.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        text(pipe(new PassThrough())).then(resolve, reject);
      },
      onShellError: reject,
      onError: report,
    });
    const timer = setTimeout(abort, LONGEST, new Error('A part of the page did not come.'));
  });
}

/** Fetches the queries created by the page, for `most` ms; returns whether any has data now. */
async function fetchAsked(queries: QueryClient, most: number): Promise<boolean> {
  const asked = queries.getQueryCache().findAll({
    predicate: ({ state, options }) =>
      state.status === 'pending' && !('enabled' in options && options.enabled === false),
  });
  const all = Promise.allSettled(asked.map((query) => query.fetch()));
  await Promise.race([all, sleep(Math.max(0, most))]);
  return asked.some(({ state }) => state.status !== 'pending');
}

/** Only public responses. Reads that need a player are left pending, for the browser. */
function openTo(fetch: Fetch): Fetch {
  return async (input, init) => {
    const answer = await fetch(input, init);
    if (answer.status !== 401) return answer;
    return new Promise((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new Error('Only a player may read this.')));
    });
  };
}

/** Renders a page, fetches its data, and renders it again with the data, within the time limit. */
async function drawWithData(page: ReactNode, queries: QueryClient, report: (error: unknown) => void) {
  let patience = PATIENCE;
  for (let round = 1; ; round += 1) {
    const html = await toText(page, report);
    const began = Date.now();
    if (round === ROUNDS || !(await fetchAsked(queries, patience))) {
      await queries.cancelQueries();
      return html;
    }
    patience -= Date.now() - began;
  }
}

function prepareStore(visitor: FirstVisitor, { url, isBlocked, now }: PageRequest, fetch: Fetch) {
  const { language, currency, theme, signedIn } = visitor;
  const availability = isBlocked ? 'blocked' : 'ok';
  store.set(firstViewAtom, { visitor, availability, now });
  store.set(siteOriginAtom, url.origin);
  store.set(fetchAtom, { fetch: openTo(fetch) });
  store.set(themeAtom, theme);
  store.set(sessionStateAtom, { generation: 0, signedIn, sessionId: null });
  store.set(availabilityAtom, availability);
  assumePreferences(language, currency);
}

/** Tags that React renders first because they belong in the head. */
const HEAD = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*>)+/;

/** JSON for a script element; no text in it can end the element. */
const dataText = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

export const keyOf: FirstViewModule['keyOf'] = (request) => {
  const { pathname, search } = request.url;
  return JSON.stringify([pathname, search, request.isBlocked, readVisitor(request)]);
};

/**
 * Pages rendered by the browser only: form input before hydration would be lost or end up in the URL. The two
 * games have their own pages.
 */
const UNDRAWN: ReadonlySet<RouteId> = new Set(['login', 'register', 'fruitCocktail', 'resident']);

/** Parameters that log in or revert a change; such URLs are handled by the browser only. */
const SECRETS = ['auth_token', 'undo', 'token'];

function isDrawn({ pathname, searchParams }: URL): boolean {
  if (SECRETS.some((name) => searchParams.has(name))) return false;
  const id = matchRoute(pathname)?.id;
  if (id === undefined) return !Object.hasOwn(moved, pathname);
  return listedPages.has(id) && !UNDRAWN.has(id);
}

export const draw: FirstViewModule['draw'] = (request, fetch, report) =>
  stores.run(createStore(), async () => {
    const visitor = readVisitor(request);
    // The browser would fetch the pictures of a rendered page before any script could leave them out.
    if (!isDrawn(request.url) || visitor.savesData) return null;
    prepareStore(visitor, request, fetch);
    await assumeLanguage(visitor.language);
    const handler = createStaticHandler(routeTree());
    const context = await handler.query(new Request(request.url));
    if (context instanceof Response) return null;
    const queries = store.get(queryClientAtom);
    const html = await drawWithData(
      <App>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </App>,
      queries,
      report,
    );
    const data = dataText({ ...store.get(firstViewAtom), queries: dehydrate(queries) });
    queries.clear();
    const [head = ''] = HEAD.exec(html) ?? [];
    const match = matchRoute(request.url.pathname);
    return {
      status: request.isBlocked ? 451 : match ? context.statusCode : 404,
      language: visitor.language,
      theme: visitor.theme,
      head: `${head}${pageLinks(visitor.language, match?.id)}`,
      body: html.slice(head.length),
      data,
    };
  });
