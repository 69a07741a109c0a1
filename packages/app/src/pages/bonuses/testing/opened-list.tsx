import { offer, samples } from '@tulpar/api/samples';
import { endpoints, readPath, type Endpoint, type EndpointId, type Offer } from '@tulpar/api/contract';
import type { ComponentType } from 'react';
import { beforeEach, vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { setServerClock } from '#app/platform/network/clock.ts';
import { showLanguage } from '#app/platform/i18n/intl.tsx';
import { queryClientAtom } from '#app/platform/network/query.ts';
import { createMemoryRouter } from '#app/platform/routing/router.tsx';
import { startSession } from '#app/platform/session/session.ts';
import { store } from '#app/platform/state/store.ts';
import { eventEffects } from '#app/shell/LiveEvents.tsx';
import { PageProviders } from '#app/platform/testing/page-providers.tsx';
import { passInSteps as pass } from '#app/platform/testing/pass-time.ts';

const playing = offer({ id: 'ofr_gift', type: 'no_deposit_gift_spin', status: 'started', spins_count: 20 });
const usual = [
  { ...playing, can_cancel: true, wager_amount: null, wager_amount_max: null },
  { ...playing, id: 'ofr_free', status: 'available' as const, min_deposit: null, min_deposit_amount: null },
];
export const month = {
  ...samples.promoCodeBanners.data[0],
  banner_start_at: '2026-01-01T00:00:00Z',
  banner_end_at: '2027-12-31T23:59:59Z',
};

export interface ListServer {
  /** Requests since `open` returned: method and path. */
  requests: string[];
  /** Last segments of paths whose responses are held back. */
  holds: readonly string[];
  /** Releases a held response, by the last segment of its path. */
  held: Map<string, () => void>;
  /** Error code of every command; `LOST`: the response is lost; null: commands succeed. */
  refusal: string | null;
  /** Status of all offers once a POST was sent, as if another tab had changed them first; null: unchanged. */
  elsewhere: Offer['status'] | null;
  /** Overrides members of the received offer. */
  received: Partial<Offer>;
}

const fresh = (): ListServer => ({
  requests: [],
  holds: [],
  held: new Map(),
  refusal: null,
  elsewhere: null,
  received: {},
});
export const server = fresh();

let container: HTMLElement;
export const page = () => container;

const idOf = (method: string, path: string) =>
  (Object.keys(endpoints) as EndpointId[]).find(
    (id) => endpoints[id].method === method && readPath(endpoints[id], path),
  );
export const count = (of: Endpoint) =>
  server.requests.filter((one) => one.startsWith(`${of.method} `) && readPath(of, one.split(' ')[1] ?? ''))
    .length;

/**
 * Repeats `find` until it returns something. Waits in real time, because lazy parts load in real time; the fake clock
 * moves `step` ms between two tries.
 */
export async function until<Found>(find: () => Found | null | undefined | false, step = 1): Promise<Found> {
  for (const end = Date.now() + 40_000; Date.now() < end;) {
    const found = find();
    if (found) return found;
    await pass(step);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  throw new Error(`nothing came: ${document.body.textContent.slice(0, 400)}`);
}

const button = (name: string, from: ParentNode = document.body) =>
  [...from.querySelectorAll('button')].find(
    (one) => one.textContent === name || one.getAttribute('aria-label') === name,
  );
/** Presses a button twice in a row. */
export const press = async (name: string, from?: () => ParentNode | null) => {
  const found = await until(() => button(name, from?.() ?? document.body));
  found.click();
  found.click();
  await pass(0);
};
export const field = () =>
  container.querySelector<HTMLInputElement>('[aria-labelledby="promo-code-box"] input');

/** Before each test: a signed-in player, a server that answers, fake timers. */
export function withBonusLists() {
  beforeEach(async () => {
    await showLanguage('en', { chosen: false });
    startSession({ access: 'a', refresh: 'r' });
    setServerClock(() => Date.parse('2026-01-12T09:33:00Z'));
    Object.assign(server, fresh());
    vi.stubGlobal('fetch', async (input: string, { method = 'GET' }: RequestInit = {}) => {
      const { pathname, searchParams } = new URL(input, location.href);
      server.requests.push(`${method} ${pathname}`);
      const last = decodeURIComponent(pathname.split('/').at(-1) ?? '');
      if (server.holds.includes(last))
        await new Promise<void>((resolve) => void server.held.set(last, resolve));
      const id = idOf(method, pathname);
      if (method !== 'GET' && server.refusal === 'LOST') return new Response('<html>');
      if (method !== 'GET' && server.refusal !== null)
        return Response.json({ message: server.refusal, request_id: 'r' }, { status: 409 });
      const { elsewhere } = server;
      const isDone = elsewhere !== null && server.requests.some((one) => one.startsWith('POST'));
      const [first, ...others] = usual;
      const all = [{ ...first, ...server.received }, ...others];
      const listed = isDone ? all.map((one) => ({ ...one, status: elsewhere })) : all;
      if (id === 'offers') return Response.json({ data: searchParams.has('history') ? [] : listed });
      if (id === 'promoCodeBanners') return Response.json({ data: [month] });
      if (id === 'checkPromoCode')
        return Response.json({ ...samples.checkPromoCode, title: `Gift of ${last}`, terms: null });
      return Response.json(samples[id ?? 'welcomeOffers']);
    });
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
    });
  });
}

/** Opens a list; with `isLive` events replace the polls, so only a command refetches a list. */
export async function open(Page: ComponentType, isLive: boolean) {
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: ['/'] });
  ({ container } = await render(<PageProviders router={router} />));
  await until(() => container.querySelector('h3'));
  if (isLive) eventEffects(store.get(queryClientAtom)).live(true);
  // A new event stream refetches the lists once.
  await pass(1000);
  await until(() => store.get(queryClientAtom).isFetching() === 0);
  server.requests = [];
  return router;
}
