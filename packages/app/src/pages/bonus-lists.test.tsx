import { offer, samples } from '@tulpar/api/samples';
import {
  addPromoCode,
  activateOffer,
  cancelOffer,
  endpoints,
  offers,
  playerWelcomeOffers,
  promoCodeBanners,
  type Endpoint,
  type EndpointId,
} from '@tulpar/api/contract';
import { LinkProvider } from '@tulpar/ui/link';
import { ToastProvider } from '@tulpar/ui/toast';
import type { ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AvailableBonuses, ReceivedBonuses } from '#app/features/bonuses/pages.ts';
import { keptCodeAtom } from '#app/features/session/index.ts';
import { setServerClock, systemClock } from '#app/platform/network/clock.ts';
import { allTexts, showLanguage, TextProvider } from '#app/platform/i18n/intl.tsx';
import { eventsLiveAtom } from '#app/platform/network/polling.ts';
import { queryClientAtom } from '#app/platform/network/query.ts';
import { createMemoryRouter, Link, RouterProvider } from '#app/platform/routing/router.tsx';
import { SessionScope } from '#app/platform/session/scope.tsx';
import { endSession, raiseGeneration, startSession } from '#app/platform/session/session.ts';
import { store } from '#app/platform/state/store.ts';
import { eventEffects } from '#app/shell/LiveEvents.tsx';

const playing = offer({ id: 'ofr_gift', type: 'no_deposit_gift_spin', status: 'started', spins_count: 20 });
const usual = [
  { ...playing, can_cancel: true, wager_amount: null, wager_amount_max: null },
  { ...playing, id: 'ofr_free', status: 'available' as const, min_deposit: null },
];
const month = {
  ...samples.promoCodeBanners.data[0],
  banner_start_at: '2026-01-01T00:00:00Z',
  banner_end_at: '2027-12-31T23:59:59Z',
};

let root: Root;
let container: HTMLElement;
/** Every request so far: method and path, of a list also whether it is the history. */
let asked: string[] = [];
/** Answers that are held back, by the end of their path. */
let held: Map<string, () => void>;
/** Paths that are held back. */
let holds: readonly string[] = [];
let refusal: string | null = null;

const pattern = ({ path }: Endpoint) =>
  new RegExp(`^${path.replace(/\/$/, '').replaceAll(/:\w+/g, '[^/]+')}/?$`);
const idOf = (method: string, path: string) =>
  (Object.keys(endpoints) as EndpointId[]).find(
    (id) => endpoints[id].method === method && pattern(endpoints[id]).test(path),
  );
const count = (of: Endpoint) =>
  asked.filter((one) => one.startsWith(`${of.method} `) && pattern(of).test(one.split(' ')[1] ?? '')).length;

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
async function pass(ms: number) {
  for (let left = ms; left > 0; left -= 500) {
    await vi.advanceTimersByTimeAsync(Math.min(left, 500));
    await rendered();
  }
  await rendered();
}

/** Waits for what takes its own time, such as a part that is fetched; hardly any time of the page goes by. */
async function until<Found>(find: () => Found | null | undefined | false): Promise<Found> {
  for (const end = Date.now() + 40_000; Date.now() < end;) {
    const found = find();
    if (found) return found;
    await pass(1);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  throw new Error(`nothing came: ${document.body.textContent.slice(0, 400)}`);
}

const button = (name: string, from: ParentNode = document.body) =>
  [...from.querySelectorAll('button')].find(
    (one) => one.textContent === name || one.getAttribute('aria-label') === name,
  );
const press = async (name: string, from?: () => ParentNode | null) => {
  const found = await until(() => button(name, from?.() ?? document.body));
  found.click();
  found.click();
  await pass(0);
};
const field = () => container.querySelector<HTMLInputElement>('[aria-labelledby="promo-code-box"] input');
beforeEach(async () => {
  await showLanguage('en', { chosen: false });
  await allTexts();
  localStorage.clear();
  raiseGeneration();
  startSession({ access: 'a', refresh: 'r' });
  store.set(eventsLiveAtom, false);
  setServerClock(() => Date.parse('2026-01-12T09:33:00Z'));
  asked = [];
  held = new Map();
  holds = [];
  refusal = null;
  vi.stubGlobal('fetch', async (input: string, { method = 'GET' }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(input, location.href);
    asked.push(`${method} ${pathname}`);
    const last = decodeURIComponent(pathname.split('/').at(-1) ?? '');
    if (holds.includes(last)) await new Promise<void>((resolve) => void held.set(last, resolve));
    const id = idOf(method, pathname);
    if (method !== 'GET' && refusal !== null)
      return Response.json({ message: refusal, request_id: 'r' }, { status: 409 });
    if (id === 'offers') return Response.json({ data: searchParams.has('history') ? [] : usual });
    if (id === 'promoCodeBanners') return Response.json({ data: [month] });
    return Response.json(samples[id ?? 'welcomeOffers']);
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
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

/** Opens a list; `isLive`: while events arrive the polls rest, and nothing but a command reads a list again. */
async function open(Page: ComponentType, isLive: boolean) {
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: ['/'] });
  root.render(
    <TextProvider>
      <SessionScope>
        <LinkProvider value={Link}>
          <ToastProvider closeLabel="x" label="y">
            <RouterProvider router={router} />
          </ToastProvider>
        </LinkProvider>
      </SessionScope>
    </TextProvider>,
  );
  await until(() => container.querySelector('h3'));
  if (isLive) eventEffects(store.get(queryClientAtom)).live(true);
  // A connection that is new has missed something: the lists are read once more.
  await pass(1000);
  await until(() => store.get(queryClientAtom).isFetching() === 0);
  asked = [];
  return router;
}

describe('the lists of bonuses', () => {
  it('BONUS-20 are asked for every 3 s, the welcome offers too', async () => {
    await open(AvailableBonuses, false);
    await pass(3000 * 3 + 100);
    expect([count(offers), count(playerWelcomeOffers)]).toSatisfy((counts: number[]) =>
      counts.every((one) => one === 3 || one === 4),
    );
  });

  it('PROMO-24 the bonuses of the month are asked for within a minute, also while events come', async () => {
    await open(AvailableBonuses, true);
    await pass(60_000);
    expect(count(promoCodeBanners)).toBeGreaterThan(0);
    expect(count(offers)).toBe(0);
  });

  it.each([null, 'OFFER_NOT_CANCELABLE'])(
    'BONUS-23 BONUS-35 are read again after a cancel that came to %s, which was sent once',
    async (code) => {
      await open(ReceivedBonuses, true);
      refusal = code;
      await press('Cancel');
      await press('Cancel bonus', () => document.querySelector('[role="alertdialog"]'));
      await until(() => count(cancelOffer) > 0 && count(offers) >= 2);
      expect(count(cancelOffer)).toBe(1);
      await until(() => document.querySelector('[role="alertdialog"]') === null);
    },
  );

  it.each([null, 'OFFER_NOT_AVAILABLE'])(
    'BONUS-33 BONUS-35 are read again after an activation that came to %s, which was sent once',
    async (code) => {
      await open(AvailableBonuses, true);
      refusal = code;
      await press('Activate', () => container);
      await until(() => count(activateOffer) > 0 && count(offers) > 0 && count(playerWelcomeOffers) > 0);
      expect(count(activateOffer)).toBe(1);
    },
  );

  it('PROMO-04 PROMO-08 PROMO-09 are read again after a code, and the loader goes 500 ms after the answer', async () => {
    await open(AvailableBonuses, true);
    holds = ['promo-codes'];
    const loader = () => document.querySelector('dialog[open]');
    const card = [...container.querySelectorAll('li article')].find((one) =>
      one.textContent.includes(month.promo_code?.code ?? '?'),
    );
    await press('Activate', () => card ?? null);
    await until(loader);
    await pass(3000);
    expect(loader()).not.toBeNull();
    held.get('promo-codes')?.();
    await until(() => count(offers) > 0 && count(playerWelcomeOffers) > 0 && count(promoCodeBanners) > 0);
    expect(count(addPromoCode)).toBe(1);
    expect(loader()).not.toBeNull();
    await pass(500);
    await until(() => loader() === null);
  });
});

describe('a code that is refused', () => {
  const activate = async (code: string) => {
    const router = await open(AvailableBonuses, true);
    refusal = code;
    const card = [...container.querySelectorAll('li article')].find((one) =>
      one.textContent.includes(month.promo_code?.code ?? '?'),
    );
    await press('Activate', () => card ?? null);
    return router;
  };

  it.each([
    'PROMO_CODE_PLAYER_USAGE_LIMIT_REACHED',
    'PROMO_CODE_USAGE_LIMIT_REACHED',
    'PROMO_CODE_PLAYER_NOT_TARGETED',
  ])('PROMO-15 by %s leaves nothing to do here: the received bonuses follow', async (code) => {
    const router = await activate(code);
    await until(() => router.state.location.pathname === '/bonuses/received');
  });

  it('PROMO-13 PROMO-16 for a reason without words has the common ones, and the page stays', async () => {
    const router = await activate('SOMETHING_NEW');
    await until(() => document.body.textContent.includes('That did not work. Try again a little later'));
    expect(router.state.location.pathname).toBe('/');
  });
});

it('PROMO-01 PROMO-21 a code kept in the cookie fills the field, also after the session and in another language', async () => {
  store.set(keptCodeAtom, 'nauryz');
  expect(document.cookie).toContain('promocode=nauryz');
  endSession('logout');
  startSession({ access: 'b', refresh: 's' });
  await showLanguage('kk', { chosen: false });
  await open(AvailableBonuses, true);
  expect((await until(field)).value).toBe('NAURYZ');
});
