import { offer, samples } from '@tulpar/api/samples';
import { endpoints, type Endpoint, type EndpointId } from '@tulpar/api/contract';
import type { ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';
import { keptCodeAtom } from '#app/features/session/index.ts';
import { setServerClock, systemClock } from '#app/platform/network/clock.ts';
import { allTexts, showLanguage } from '#app/platform/i18n/intl.tsx';
import { eventsLiveAtom } from '#app/platform/network/polling.ts';
import { queryClientAtom } from '#app/platform/network/query.ts';
import { createMemoryRouter } from '#app/platform/routing/router.tsx';
import { endSession, raiseGeneration, startSession } from '#app/platform/session/session.ts';
import { store } from '#app/platform/state/store.ts';
import { eventEffects } from '#app/shell/LiveEvents.tsx';
import { PageProviders } from '#app/platform/testing/page-providers.tsx';

const playing = offer({ id: 'ofr_gift', type: 'no_deposit_gift_spin', status: 'started', spins_count: 20 });
const usual = [
  { ...playing, can_cancel: true, wager_amount: null, wager_amount_max: null },
  { ...playing, id: 'ofr_free', status: 'available' as const, min_deposit: null },
];
/** The bonus of the month on the page. */
export const month = {
  ...samples.promoCodeBanners.data[0],
  banner_start_at: '2026-01-01T00:00:00Z',
  banner_end_at: '2027-12-31T23:59:59Z',
};

/** What a test says of the server, and what it has seen. */
export interface ListServer {
  /** Every request so far: method and path. */
  asked: string[];
  /** Paths that are held back, by their end. */
  holds: readonly string[];
  /** Answers that are held back, by the end of their path; called, one comes. */
  held: Map<string, () => void>;
  /** Code every command is refused with; null: none is. */
  refusal: string | null;
}

const fresh = (): ListServer => ({ asked: [], holds: [], held: new Map(), refusal: null });
export const server = fresh();

let root: Root;
let container: HTMLElement;
/** The element the page is drawn in. */
export const page = () => container;

const pattern = ({ path }: Endpoint) =>
  new RegExp(`^${path.replace(/\/$/, '').replaceAll(/\{\w+\}|:\w+/g, '[^/]+')}/?$`);
const idOf = (method: string, path: string) =>
  (Object.keys(endpoints) as EndpointId[]).find(
    (id) => endpoints[id].method === method && pattern(endpoints[id]).test(path),
  );
/** How often a call was made. */
export const count = (of: Endpoint) =>
  server.asked.filter((one) => one.startsWith(`${of.method} `) && pattern(of).test(one.split(' ')[1] ?? ''))
    .length;

/** React works in tasks of its own, which no timer of a test moves. */
async function rendered() {
  for (let turn = 0; turn < 10; turn += 1)
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', resolve);
      port1.start();
      port2.postMessage(null);
    });
}

/** Time goes by in steps, so that answers and renders come between the ticks as they do in life. */
export async function pass(ms: number) {
  for (let left = ms; left > 0; left -= 500) {
    await vi.advanceTimersByTimeAsync(Math.min(left, 500));
    await rendered();
  }
  await rendered();
}

/**
 * Waits for what takes its own time, such as a part that is fetched; hardly any time of the page goes by, `step` ms a
 * look, or none.
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
/** Presses a button twice, as an impatient thumb does. */
export const press = async (name: string, from?: () => ParentNode | null) => {
  const found = await until(() => button(name, from?.() ?? document.body));
  found.click();
  found.click();
  await pass(0);
};
/** The field of the promo code. */
export const field = () =>
  container.querySelector<HTMLInputElement>('[aria-labelledby="promo-code-box"] input');

/** Before and after each test: a player signed in, a server that answers, timers that are moved by hand. */
export function withBonusLists() {
  beforeEach(async () => {
    await showLanguage('en', { chosen: false });
    await allTexts();
    localStorage.clear();
    raiseGeneration();
    startSession({ access: 'a', refresh: 'r' });
    store.set(eventsLiveAtom, false);
    setServerClock(() => Date.parse('2026-01-12T09:33:00Z'));
    Object.assign(server, fresh());
    vi.stubGlobal('fetch', async (input: string, { method = 'GET' }: RequestInit = {}) => {
      const { pathname, searchParams } = new URL(input, location.href);
      server.asked.push(`${method} ${pathname}`);
      const last = decodeURIComponent(pathname.split('/').at(-1) ?? '');
      if (server.holds.includes(last))
        await new Promise<void>((resolve) => void server.held.set(last, resolve));
      const id = idOf(method, pathname);
      if (method !== 'GET' && server.refusal !== null)
        return Response.json({ message: server.refusal, request_id: 'r' }, { status: 409 });
      if (id === 'offers') return Response.json({ data: searchParams.has('history') ? [] : usual });
      if (id === 'promoCodeBanners') return Response.json({ data: [month] });
      if (id === 'checkPromoCode')
        return Response.json({ ...samples.checkPromoCode, title: `Gift of ${last}`, terms: null });
      return Response.json(samples[id ?? 'welcomeOffers']);
    });
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
    });
    container = document.body.appendChild(document.createElement('div'));
    root = createRoot(container);
  });

  afterEach(() => {
    root.unmount();
    container.remove();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    endSession('logout');
    store.set(keptCodeAtom, null);
    setServerClock(systemClock.now);
    store.set(eventsLiveAtom, false);
    localStorage.clear();
  });
}

/** Opens a list; `isLive`: while events arrive the polls rest, and nothing but a command reads a list again. */
export async function open(Page: ComponentType, isLive: boolean) {
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: ['/'] });
  root.render(<PageProviders router={router} />);
  await until(() => container.querySelector('h3'));
  if (isLive) eventEffects(store.get(queryClientAtom)).live(true);
  // A connection that is new has missed something: the lists are read once more.
  await pass(1000);
  await until(() => store.get(queryClientAtom).isFetching() === 0);
  server.asked = [];
  return router;
}
