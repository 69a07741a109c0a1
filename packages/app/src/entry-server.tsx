import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { text } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fetch, FirstViewModule, PageRequest } from '@tulpar/api/first-view';
import { listedPages } from '@tulpar/api/contract';
import { defaultShouldDehydrateQuery, dehydrate, type QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from './platform/routing/router.tsx';
import { themeAtom } from './platform/device/theme.ts';
import { assumeLanguage } from './platform/i18n/intl.tsx';
import { fetchAtom } from './platform/network/connectivity.ts';
import { isUnknownSubject, queryClientAtom } from './platform/network/query.ts';
import { matchRoute, moved, type RouteId } from './platform/routing/paths.ts';
import { siteOriginAtom } from './platform/routing/urls.ts';
import { sessionStateAtom, signedInAtom } from './platform/session/session.ts';
import { assumePreferences } from './platform/session/visitor.ts';
import { firstViewAtom, type FirstViewVisitor } from './platform/state/first-view.ts';
import { setStoreSource, store, type Store } from './platform/state/store.ts';
import { App } from './shell/App.tsx';
import { availabilityAtom } from './shell/availability.ts';
import { readVisitor } from './shell/first-view-visitor.ts';
import { routes } from './routes.ts';
import { routeTree } from './shell/router.tsx';
import type { Language } from './platform/i18n/languages.ts';

/** Maximum idle wait for the data of a render pass, ms; slower data is left to the browser (FIRST-08). */
const PATIENCE = 300;
/** Maximum duration of a render pass, and of fetching its data, ms, however busy the server is. */
const LONGEST = 5000;
/** Maximum render passes of a page, because the first data can require more data. */
const ROUNDS = 3;

/** Store of each page being rendered; requests never share one (FIRST-09). */
const stores = new AsyncLocalStorage<Store>();
setStoreSource(() => stores.getStore() ?? outside);
const outside = createStore();

/** Renders to completion, lazy parts included; those that are missing after `LONGEST` are left to the browser. */
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

/**
 * Resolves once the process has been idle for `ms` in total, or after `LONGEST`. Time that the server spends on
 * rendering does not count, because it does not make a query slow.
 */
async function idleFor(ms: number): Promise<void> {
  const start = performance.eventLoopUtilization();
  const end = performance.now() + LONGEST;
  for (let left = ms; left > 0 && performance.now() < end;) {
    await sleep(left);
    left = ms - performance.eventLoopUtilization(start).idle;
  }
}

/**
 * Fetches the page's pending queries; returns whether any has data or an error now. For a player, a personal query is
 * fetched only if it is the subject of the page, which may not exist.
 */
async function fetchPending(queries: QueryClient): Promise<boolean> {
  const signedIn = store.get(signedInAtom);
  const pending = queries.getQueryCache().findAll({
    predicate: ({ state, options, meta }) =>
      state.status === 'pending' &&
      !('enabled' in options && options.enabled === false) &&
      !(signedIn && meta?.isPersonal && !meta.isSubject),
  });
  const all = Promise.allSettled(pending.map((query) => query.fetch()));
  await Promise.race([all, idleFor(PATIENCE)]);
  // The server fetched as a guest, so a personal response is not the player's. A 404 is the same for both.
  if (signedIn)
    for (const query of pending)
      if (query.meta?.isPersonal && query.state.status === 'success') query.reset();
  return pending.some(({ state }) => state.status !== 'pending');
}

/** Wraps `fetch` for queries of a page. A read that needs a player never resolves: it is left to the browser. */
function openTo(fetch: Fetch): Fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (response.status !== 401) return response;
    return new Promise((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new Error('Only a player may read this.')));
    });
  };
}

async function drawWithData(page: ReactNode, queries: QueryClient, report: (error: unknown) => void) {
  for (let round = 1; ; round += 1) {
    const html = await toText(page, report);
    if (round === ROUNDS || !(await fetchPending(queries))) {
      await queries.cancelQueries();
      return html;
    }
  }
}

function prepareStore(
  visitor: FirstViewVisitor,
  { url, isBlocked, now }: PageRequest & { readonly now: number },
  fetch: Fetch,
) {
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

/** Whether the server does not know what a path parameter of the page names. */
function isUnknown(queries: QueryClient, params: Readonly<Record<string, string>>): boolean {
  const names = Object.values(params).map((value) => JSON.stringify(value));
  return queries
    .getQueryCache()
    .findAll({ predicate: isUnknownSubject })
    .some(({ queryKey }) => names.some((name) => JSON.stringify(queryKey).includes(name)));
}

/** Tags that React renders first because they belong in the head. */
const HEAD = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*>)+/;

/** JSON for a script element; `<` is escaped, so that no text can end the element. */
const dataText = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Pages that only the browser renders: two games, and the return from a payment. */
const UNDRAWN: ReadonlySet<RouteId> = new Set(['fruitCocktail', 'resident', 'depositRedirect']);

/** Pages that are rendered, but not listed for search engines. */
const UNLISTED: ReadonlySet<RouteId> = new Set(['gamesSearch', 'resetPassword']);

/** Parameters that only the browser handles: of login, undo and password links, and for a variant of the app. */
const PRIVATE = ['auth_token', 'undo', 'token', 'licence', 'appid'];

function isDrawn({ pathname, searchParams }: URL, { signedIn }: FirstViewVisitor): boolean {
  if (PRIVATE.some((name) => searchParams.has(name))) return false;
  const id = matchRoute(pathname)?.id;
  if (id === undefined) return !Object.hasOwn(moved, pathname);
  if (UNDRAWN.has(id)) return false;
  const { access } = routes[id];
  if (access === undefined || access === 'guest' || access === 'social')
    // The browser redirects players from `guest` and `social` pages, so only guests get them rendered.
    return (listedPages.has(id) || UNLISTED.has(id)) && !(signedIn && access !== undefined);
  // Other pages are for players: rendered without the player's data. The browser redirects guests.
  return signedIn;
}

export const keyOf: FirstViewModule['keyOf'] = (request) => {
  const visitor = readVisitor(request);
  // In data-saving mode nothing is rendered: the browser would fetch pictures that the app leaves out.
  if (!isDrawn(request.url, visitor) || visitor.savesData) return null;
  const { pathname, search } = request.url;
  return JSON.stringify([pathname, search, request.isBlocked, visitor]);
};

export const draw: FirstViewModule['draw'] = (request, fetch, report) =>
  stores.run(createStore(), async () => {
    const visitor = readVisitor(request);
    prepareStore(visitor, request, fetch);
    await assumeLanguage(visitor.language);
    const handler = createStaticHandler(routeTree());
    const context = await handler.query(new Request(request.url));
    if (context instanceof Response) return null;
    const queries = store.get(queryClientAtom);
    const page = (
      <App>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </App>
    );
    const match = matchRoute(request.url.pathname);
    const html = await drawWithData(page, queries, report);
    const isMissing = match === null || isUnknown(queries, match.params);
    const state = dehydrate(queries, {
      shouldDehydrateQuery: (query) => defaultShouldDehydrateQuery(query) || isUnknownSubject(query),
    });
    const seen = [visitor, state.queries.map(({ queryHash, state: { data } }) => [queryHash, data])];
    const [head = ''] = HEAD.exec(html) ?? [];
    queries.clear();
    return {
      status: request.isBlocked ? 451 : isMissing ? 404 : context.statusCode,
      language: visitor.language,
      theme: visitor.theme,
      head: `${fontLinks(visitor.language)}${head}${scriptLinks(visitor.language, match?.id)}`,
      body: html.slice(head.length),
      data: dataText({ ...store.get(firstViewAtom), queries: state }),
      version: createHash('sha256').update(html).update(JSON.stringify(seen)).digest('base64url'),
    };
  });

type Manifest = Readonly<Record<string, { file: string; src?: string; imports?: readonly string[] }>>;

// Manifest of the app's build, which runs before the build of this module; in development there is none.
const [built = {}] = Object.values(
  import.meta.glob<Manifest>('../dist/.vite/manifest.json', {
    eager: true,
    exhaustive: true,
    import: 'default',
  }),
);

function withImports(keys: readonly string[]): Set<string> {
  const all = new Set(keys);
  // The loop also visits keys that are added to the set while it runs.
  for (const key of all) for (const other of built[key]?.imports ?? []) all.add(other);
  return all;
}

/** Preload links to the fonts of a language, before all other links: a font that arrives later moves the text. */
function fontLinks(language: Language): string {
  return Object.values(built)
    .filter(({ src }) => src?.endsWith(`-${language}.woff2`))
    .map(({ file }) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
    .join('');
}

/** Preload links to scripts that the entry script would request later. */
function scriptLinks(language: Language, id: RouteId | undefined): string {
  const known = withImports(['index.html']);
  const page = id === 'lobby' ? 'src/pages/lobby/index.ts' : `src/messages/${language}-pages.json`;
  const scripts = [...withImports([`src/messages/${language}.json`, page])].filter((key) => !known.has(key));
  return scripts
    .flatMap((key) => built[key]?.file ?? [])
    .map((file) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`)
    .join('');
}
