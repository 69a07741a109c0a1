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
import { routeTree } from './shell/router.tsx';

/** Longest wait for the data of a page, ms: what takes longer is left to the browser (FIRST-08). */
const PATIENCE = 300;
/** Longest wait for a part of the page, ms: the browser draws what is missing. */
const LONGEST = 1000;
/** Most times a page is drawn: what it shows with its first data may need more. */
const ROUNDS = 3;

/** The store of each page that is being drawn: requests never share one (FIRST-09). */
const stores = new AsyncLocalStorage<Store>();
setStoreSource(() => stores.getStore() ?? outside);
const outside = createStore();

/** Draws to the end, everything that waits for a script included. */
function toText(node: ReactNode, report: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(node, {
      // A page that is read without scripts has no piece that only a script would insert.
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

/** Fetches the queries that the page has created; whether any has an answer now. */
async function fetchAsked(queries: QueryClient, deadline: number): Promise<boolean> {
  const asked = queries.getQueryCache().findAll({
    predicate: ({ state, options }) =>
      state.status === 'pending' && !('enabled' in options && options.enabled === false),
  });
  const all = Promise.allSettled(asked.map((query) => query.fetch()));
  await Promise.race([all, sleep(Math.max(0, deadline - Date.now()))]);
  return asked.some(({ state }) => state.status !== 'pending');
}

/** What the server answers to anybody. What only a player may read stays open, for the browser to ask. */
function openTo(fetch: Fetch): Fetch {
  return async (input, init) => {
    const answer = await fetch(input, init);
    if (answer.status !== 401) return answer;
    return new Promise((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new Error('Only a player may read this.')));
    });
  };
}

/** Draws a page, fetches its data, and draws it again with them, while there is time. */
async function drawWithData(page: ReactNode, queries: QueryClient, report: (error: unknown) => void) {
  const deadline = Date.now() + PATIENCE;
  for (let round = 1; ; round += 1) {
    const html = await toText(page, report);
    if (round === ROUNDS || !(await fetchAsked(queries, deadline))) {
      await queries.cancelQueries();
      return html;
    }
  }
}

function prepareStore(visitor: FirstVisitor, { url, isBlocked, now }: PageRequest, fetch: Fetch) {
  const { language, currency, theme, signedIn } = visitor;
  const availability = isBlocked ? 'blocked' : 'ok';
  store.set(firstViewAtom, { visitor, availability, now });
  store.set(siteOriginAtom, url.origin);
  store.set(fetchAtom, { fetch: openTo(fetch) });
  store.set(themeAtom, theme);
  store.set(sessionStateAtom, { generation: 0, signedIn, mark: null });
  store.set(availabilityAtom, availability);
  assumePreferences(language, currency);
}

/** Tags that React puts before everything else because they belong into the head. */
const HEAD = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*>)+/;

/** Text of a data block: nothing in it ends the element. */
const dataText = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

export const keyOf: FirstViewModule['keyOf'] = (request) => {
  const { pathname, search } = request.url;
  return JSON.stringify([pathname, search, request.isBlocked, readVisitor(request)]);
};

/**
 * Listed pages that the browser draws: what is typed or sent in a form before it is hydrated would be lost, or end in the
 * address; two games have a page of their own.
 */
const UNDRAWN: ReadonlySet<RouteId> = new Set(['login', 'register', 'fruitCocktail', 'resident']);

/** Parameters that sign somebody in or undo a change: such an address is for the browser alone. */
const SECRETS = ['auth_token', 'undo', 'token'];

/** Whether the server draws a page. */
function isDrawn({ pathname, searchParams }: URL): boolean {
  if (SECRETS.some((name) => searchParams.has(name))) return false;
  const id = matchRoute(pathname)?.id;
  if (id === undefined) return !Object.hasOwn(moved, pathname);
  return listedPages.has(id) && !UNDRAWN.has(id);
}

export const draw: FirstViewModule['draw'] = (request, fetch, report) =>
  stores.run(createStore(), async () => {
    const visitor = readVisitor(request);
    if (!isDrawn(request.url)) return null;
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
    return {
      status: request.isBlocked ? 451 : matchRoute(request.url.pathname) ? context.statusCode : 404,
      language: visitor.language,
      theme: visitor.theme,
      head,
      body: html.slice(head.length),
      data,
    };
  });
