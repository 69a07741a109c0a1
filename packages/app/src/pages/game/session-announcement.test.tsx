import { playSessionSample } from '@tulpar/api/samples';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { playSessionOptions } from '#app/features/bonuses/index.ts';
import { SessionStrip } from '#app/features/games/play.ts';
import { allTexts, showLanguage, TextProvider } from '#app/platform/i18n/intl.tsx';
import { setServerClock, systemClock } from '#app/platform/network/clock.ts';
import { queryClientAtom } from '#app/platform/network/query.ts';
import { SessionScope } from '#app/platform/session/scope.tsx';
import { endSession, startSession } from '#app/platform/session/session.ts';
import { store } from '#app/platform/state/store.ts';
import { SessionAnnouncement } from './SessionAnnouncement.tsx';

const start = Date.parse(playSessionSample.started_at);
const container = document.createElement('div');
let root: Root;
let moment = start;
let current = playSessionSample;

const said = () => container.querySelector('output')?.textContent;
const strip = () => container.querySelector('button')?.textContent ?? '';

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
    moment += Math.min(left, 500);
    await vi.advanceTimersByTimeAsync(Math.min(left, 500));
    await rendered();
  }
}

/** A round is over: the page reads the sitting again. */
async function round(net: number) {
  current = { ...current, wins: current.bets + net, net };
  void store.get(queryClientAtom).invalidateQueries({ queryKey: playSessionOptions.queryKey });
  for (let turn = 0; turn < 4; turn += 1) await pass(1);
}

beforeEach(async () => {
  await showLanguage('en', { chosen: false });
  await allTexts();
  startSession({ access: 'a', refresh: 'r' });
  current = { ...playSessionSample, bets: 100_000, wins: 100_000, net: 0 };
  moment = start + 60_000;
  setServerClock(() => moment);
  vi.stubGlobal('fetch', async (input: string) =>
    Response.json(input.includes('/profile/session') ? current : { data: [] }),
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  document.body.append(container);
  root = createRoot(container);
  root.render(
    <TextProvider>
      <SessionScope>
        <SessionAnnouncement />
        <SessionStrip onOpen={() => undefined} />
      </SessionScope>
    </TextProvider>,
  );
  for (let turn = 0; turn < 60 && !strip().includes('₸'); turn += 1) await pass(1);
  expect(strip()).toMatch(/^Playing 1:0\d ?Result/);
});

afterEach(() => {
  root.unmount();
  container.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  setServerClock(systemClock.now);
  endSession('logout');
});

it(
  'speaks once play has changed the result, at most once a minute, and says the newest',
  { tags: ['SAFE-16'] },
  async () => {
    expect(said()).toBe('');
    await pass(61_000);
    expect(said()).toBe('');
    await round(-50_000);
    expect(said()).toMatch(/^Playing: 2 min\. Result: .?500.*\. .+\.$/);
    const first = said();
    for (let second = 0; second < 50; second += 10) {
      await pass(10_000);
      await round(-50_000 + second * 1_000 + 1_000);
      expect(said()).toBe(first);
    }
    await pass(10_000);
    expect(said()).toMatch(/Result: .?90(?!\d)/);
  },
);

it(
  'ends with the sitting: the strip runs no longer, and nothing is said of it',
  { tags: ['SAFE-16'] },
  async () => {
    current = {
      ...current,
      session_id: 'sit_0',
      bets: 0,
      wins: 0,
      net: 0,
      reality_check_at: null,
      started_at: new Date(moment + 60_000).toISOString(),
    };
    await pass(61_000);
    expect(strip()).toMatch(/^Playing 0:00 ?Result/);
    await pass(5_000);
    expect(strip()).toMatch(/^Playing 0:00 ?Result/);
    expect(said()).toBe('');
  },
);
