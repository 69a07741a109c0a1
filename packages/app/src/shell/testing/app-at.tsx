import { notifications, openRounds, type Endpoint } from '@tulpar/api/contract';
import { answer, handlers } from '@tulpar/api/samples';
import { expect, onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { showLanguage } from '#app/platform/i18n/intl.tsx';
import { setServerClock } from '#app/platform/network/clock.ts';
import { queryClientAtom } from '#app/platform/network/query.ts';
import { matchRoute } from '#app/platform/routing/paths.ts';
import { startSession } from '#app/platform/session/session.ts';
import { store } from '#app/platform/state/store.ts';
import { until } from '#app/platform/testing/pass-time.ts';
import { routes } from '#app/routes.ts';
import { App, Pages } from '../App.tsx';
import { availabilityAtom } from '../availability.ts';
import { memoryRouter } from '../router.tsx';

type Handlers = typeof handlers;

/** The whole app at a URL, with mocked responses. */
export interface OpenedApp {
  /** Every request so far: method, and path without its query. */
  readonly requests: readonly string[];
  /** Query and body of each request. */
  readonly details: readonly { readonly query: URLSearchParams; readonly body: string }[];
  readonly count: (call: Endpoint) => number;
  /** Resolves once no query is fetched; fake clocks do not advance meanwhile. */
  readonly settled: () => Promise<void>;
  readonly main: () => HTMLElement | null;
}

/** No notification and no open round, which would cover the page. */
const quiet = [answer(notifications, { data: [] }), answer(openRounds, { data: [] })];

let count = 0;

async function respond(all: Handlers, request: Request): Promise<Response> {
  count += 1;
  for (const handler of all) {
    // Each one may read the body.
    const result = await handler.run({ request: request.clone(), requestId: String(count) });
    if (result?.response) return result.response;
  }
  throw new Error(`nobody answers ${request.url}`);
}

/** Opens the app. `answers` take precedence over the sample responses; the server's time is always `moment`. */
export async function openApp(
  path: string,
  signedIn: boolean,
  answers: Handlers = [],
  moment = '2026-01-12T09:33:00Z',
): Promise<OpenedApp> {
  const requests: string[] = [];
  const details: OpenedApp['details'][number][] = [];
  const all = [...answers, ...quiet, ...handlers];
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname, searchParams: query } = new URL(request.url);
    if (!pathname.startsWith('/api/')) return new Response(null, { status: 404 });
    requests.push(`${request.method} ${pathname}`);
    details.push({ query, body: typeof init?.body === 'string' ? init.body : '' });
    return respond(all, request);
  });
  setServerClock(() => Date.parse(moment));
  if (signedIn) startSession({ access: 'sample', refresh: 'sample' });
  store.set(availabilityAtom, 'ok');
  await showLanguage('ru', { chosen: false });
  // The first test that opens a page would wait for the development server to transform its modules.
  const { load } = routes[matchRoute(path.split(/[?#]/, 1)[0] ?? '')?.id ?? 'notFound'];
  await load().catch(() => undefined);
  const router = memoryRouter([path]);
  onTestFinished(() => router.dispose());
  const { container } = await render(
    <App>
      <Pages router={router} />
    </App>,
  );
  return {
    requests,
    details,
    count: ({ method, path: called }) => requests.filter((one) => one === `${method} ${called}`).length,
    settled: () => until(() => expect(store.get(queryClientAtom).isFetching()).toBe(0)),
    main: () => container.querySelector('main'),
  };
}
