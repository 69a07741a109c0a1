import { gameDetail, offer, samples } from '@tulpar/api/samples';
import { endpoints, offers, readPath, type Offer } from '@tulpar/api/contract';
import { Profiler, type ComponentType } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { bonusHint } from '../index.ts';
import { ReceivedBonuses, WagerSlot } from '../pages.ts';
import { WagerBar, WagerCell } from '#app/features/games/pages.ts';
import { showLanguage } from '#app/platform/i18n/intl.tsx';
import { queryClientAtom } from '#app/platform/network/query.ts';
import { createMemoryRouter } from '#app/platform/routing/router.tsx';
import { startSession } from '#app/platform/session/session.ts';
import { store } from '#app/platform/state/store.ts';
import { eventEffects } from '#app/shell/LiveEvents.tsx';
import { PageProviders } from '#app/platform/testing/page-providers.tsx';
import { passInSteps, passTime } from '#app/platform/testing/pass-time.ts';

const GOAL = 15_000_000;
const READS = ['offers', 'welcomeOffers', 'playerWelcomeOffers'] as const;
const views: [string, ComponentType][] = [
  [
    'the strip of the game',
    () => (
      <>
        <WagerCell />
        <WagerBar game={gameDetail} />
      </>
    ),
  ],
  ['the received tab', ReceivedBonuses],
  ['the card of the lobby', WagerSlot],
];

let container: HTMLElement;
let current: Offer;
let requests = 0;
let commits = 0;

const wager = (minor: number) =>
  (current = offer({ id: 'ofr_live', wager_amount: minor, wager_amount_max: GOAL }));
const said = () => container.querySelector('output')?.textContent;
const percent = () => container.querySelector('[role="progressbar"]')?.getAttribute('aria-valuenow');

beforeEach(async () => {
  await showLanguage('en', { chosen: false });
  startSession({ access: 'a', refresh: 'r' });
  wager(1_500_000);
  vi.stubGlobal('fetch', async (input: string) => {
    const { pathname, searchParams } = new URL(input, location.href);
    if (!readPath(offers, pathname))
      return Response.json(samples[READS.find((id) => readPath(endpoints[id], pathname)) ?? 'welcomeOffers']);
    if (searchParams.has('history')) return Response.json({ data: [] });
    requests += 1;
    return Response.json({ data: [current] });
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
});

async function pass(ms: number) {
  await passInSteps(ms);
  await passTime(1);
}

async function open(View: ComponentType) {
  const Page = () => (
    <Profiler id="view" onRender={() => (commits += 1)}>
      <View />
    </Profiler>
  );
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: ['/'] });
  // Without the hint of an earlier visit the lobby reserves no space for the card.
  bonusHint.write(true);
  ({ container } = await render(<PageProviders router={router} />));
  // The card's chunk loads in real time, not in fake time.
  for (const end = Date.now() + 30_000; percent() !== '10' && Date.now() < end;) await pass(1);
  expect(percent()).toBe('10');
  expect(said()).toBe('');
  await pass(1);
  requests = 0;
  commits = 0;
}

describe.each(views)('%s', (_name, View) => {
  it('shows a round within 4 s by polling, with no idle renders', { tags: ['WAG-18'] }, async () => {
    await open(View);
    await pass(3000 * 4);
    expect(requests).toBeGreaterThanOrEqual(3);
    expect(commits).toBe(0);
    wager(3_000_000);
    await pass(3990);
    expect(percent()).toBe('20');
  });

  it('shows a round as soon as its event arrives', { tags: ['WAG-18'] }, async () => {
    await open(View);
    const effects = eventEffects(store.get(queryClientAtom));
    effects.live(true);
    await pass(9000);
    requests = 0;
    commits = 0;
    await pass(60_000);
    expect([requests, commits]).toEqual([0, 0]);
    wager(3_000_000);
    effects.happened('offers', null);
    await pass(0);
    expect(percent()).toBe('20');
    expect(requests).toBe(1);
  });

  it('is announced at most once in 10 s, ending with the newest value', { tags: ['WAG-18'] }, async () => {
    await open(View);
    const effects = eventEffects(store.get(queryClientAtom));
    effects.live(true);
    await pass(0);
    const announced: string[] = [];
    const round = async (minor: number) => {
      wager(minor);
      effects.happened('offers', null);
      await pass(0);
      const now = said() ?? '';
      if (now !== '' && announced.at(-1) !== now) announced.push(now);
    };
    for (let second = 1; second <= 9; second += 1) {
      await round(1_500_000 + second * 150_000);
      await pass(900);
    }
    expect(announced).toHaveLength(1);
    expect(announced[0]).toMatch(/11\s?%.*133.500/);
    await pass(10_000);
    expect(said()).toMatch(/19\s?%.*121.500/);
  });
});
