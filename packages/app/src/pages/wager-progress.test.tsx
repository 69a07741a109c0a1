import { gameDetail, offer, samples } from '@tulpar/api/samples';
import { endpoints, offers, type Endpoint, type Offer } from '@tulpar/api/contract';
import { Profiler, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LazyReceivedBonuses } from '#app/features/bonuses/pages.ts';
import { bonusHint, WagerSlot } from '#app/features/bonuses/wager-slot.ts';
import { WagerBar, WagerCell } from '#app/features/games/play.ts';
import { allTexts, showLanguage } from '#app/platform/i18n/intl.tsx';
import { eventsLiveAtom } from '#app/platform/network/polling.ts';
import { queryClientAtom } from '#app/platform/network/query.ts';
import { createMemoryRouter } from '#app/platform/routing/router.tsx';
import { endSession, startSession } from '#app/platform/session/session.ts';
import { store } from '#app/platform/state/store.ts';
import { eventEffects } from '#app/shell/LiveEvents.tsx';
import { PageProviders } from '#app/platform/testing/page-providers.tsx';

const GOAL = 15_000_000;
const READS = ['offers', 'welcomeOffers', 'playerWelcomeOffers'] as const;
const places: [string, ComponentType][] = [
  [
    'the strip of the game',
    () => (
      <>
        <WagerCell />
        <WagerBar game={gameDetail} />
      </>
    ),
  ],
  ['the received tab', LazyReceivedBonuses],
  ['the card of the lobby', WagerSlot],
];

let root: Root;
let container: HTMLElement;
let current: Offer;
let asked = 0;
let commits = 0;

const is = (path: string, { path: known }: Pick<Endpoint, 'path'>) =>
  path.replace(/\/$/, '') === known.replace(/\/$/, '');
const wager = (minor: number) =>
  (current = offer({ id: 'ofr_live', wager_amount: minor, wager_amount_max: GOAL }));
const said = () => container.querySelector('output')?.textContent;
const percent = () => container.querySelector('[role="progressbar"]')?.getAttribute('aria-valuenow');

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
  for (let left = ms; left >= 0; left -= 500) {
    await vi.advanceTimersByTimeAsync(Math.min(left, 500));
    await rendered();
  }
  // Observers are told in a timer of their own.
  await vi.advanceTimersByTimeAsync(1);
  await rendered();
}

beforeEach(async () => {
  await showLanguage('en', { chosen: false });
  await allTexts();
  localStorage.clear();
  startSession({ access: 'a', refresh: 'r' });
  store.set(eventsLiveAtom, false);
  wager(1_500_000);
  vi.stubGlobal('fetch', async (input: string) => {
    const { pathname, searchParams } = new URL(input, location.href);
    if (!is(pathname, offers))
      return Response.json(samples[READS.find((id) => is(pathname, endpoints[id])) ?? 'welcomeOffers']);
    if (searchParams.has('history')) return Response.json({ data: [] });
    asked += 1;
    return Response.json({ data: [current] });
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
  store.set(eventsLiveAtom, false);
  localStorage.clear();
});

/** Shows a place of the progress at 10 %. */
async function open(Place: ComponentType) {
  const Page = () => (
    <Profiler id="place" onRender={() => (commits += 1)}>
      <Place />
    </Profiler>
  );
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: ['/'] });
  // A card whose room was not kept comes with the next visit only.
  bonusHint.write(true);
  root.render(<PageProviders router={router} />);
  // The card of the lobby is fetched: that takes the time it takes.
  for (const end = Date.now() + 30_000; percent() !== '10' && Date.now() < end;) await pass(1);
  expect(percent()).toBe('10');
  expect(said()).toBe('');
  await pass(1);
  asked = 0;
  commits = 0;
}

describe.each(places)('%s', (_name, Place) => {
  it(
    'follows a round on the polls within 4 s, and commits nothing while nothing changed',
    { tags: ['WAG-18'] },
    async () => {
      await open(Place);
      await pass(3000 * 4);
      expect(asked).toBeGreaterThanOrEqual(3);
      expect(commits).toBe(0);
      wager(3_000_000);
      await pass(3990);
      expect(percent()).toBe('20');
    },
  );

  it('follows a round on the stream at once', { tags: ['WAG-18'] }, async () => {
    await open(Place);
    const effects = eventEffects(store.get(queryClientAtom));
    effects.live(true);
    await pass(9000);
    asked = 0;
    commits = 0;
    await pass(60_000);
    expect([asked, commits]).toEqual([0, 0]);
    wager(3_000_000);
    effects.happened('offers', null);
    await pass(0);
    expect(percent()).toBe('20');
    expect(asked).toBe(1);
  });

  it(
    'a screen reader hears it at most once in 10 s, and the newest at the end',
    { tags: ['WAG-18'] },
    async () => {
      await open(Place);
      const effects = eventEffects(store.get(queryClientAtom));
      effects.live(true);
      await pass(0);
      const heard: string[] = [];
      const round = async (minor: number) => {
        wager(minor);
        effects.happened('offers', null);
        await pass(0);
        const now = said() ?? '';
        if (now !== '' && heard.at(-1) !== now) heard.push(now);
      };
      for (let second = 1; second <= 9; second += 1) {
        await round(1_500_000 + second * 150_000);
        await pass(900);
      }
      expect(heard).toHaveLength(1);
      expect(heard[0]).toMatch(/11\s?%.*133.500/);
      await pass(10_000);
      expect(said()).toMatch(/19\s?%.*121.500/);
    },
  );
});
