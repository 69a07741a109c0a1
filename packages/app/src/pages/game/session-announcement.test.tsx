import { playSessionSample } from '@tulpar/api/samples';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { playSessionOptions } from '#app/features/bonuses/index.ts';
import { SessionStrip } from '#app/features/games/pages.ts';
import { showLanguage, TextProvider } from '#app/platform/i18n/intl.tsx';
import { setServerClock } from '#app/platform/network/clock.ts';
import { queryClientAtom } from '#app/platform/network/query.ts';
import { SessionScope } from '#app/platform/session/scope.tsx';
import { startSession } from '#app/platform/session/session.ts';
import { store } from '#app/platform/state/store.ts';
import { passInSteps } from '#app/platform/testing/pass-time.ts';
import { SessionAnnouncement } from './SessionAnnouncement.tsx';

const start = Date.parse(playSessionSample.started_at);
let container: HTMLElement;
let moment = start;
let current = playSessionSample;

const said = () => container.querySelector('output')?.textContent;
const strip = () => container.querySelector('button')?.textContent ?? '';

const pass = (ms: number) => passInSteps(ms, (step) => (moment += step));

/** Ends a round: the page refetches the play session. */
async function round(net: number) {
  current = { ...current, wins: current.bets + net, net };
  void store.get(queryClientAtom).invalidateQueries({ queryKey: playSessionOptions.queryKey });
  for (let turn = 0; turn < 4; turn += 1) await pass(1);
}

beforeEach(async () => {
  await showLanguage('en', { chosen: false });
  startSession({ access: 'a', refresh: 'r' });
  current = { ...playSessionSample, bets: 100_000, wins: 100_000, net: 0 };
  moment = start + 60_000;
  setServerClock(() => moment);
  vi.stubGlobal('fetch', async (input: string) =>
    Response.json(input.includes('/profile/session') ? current : { data: [] }),
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  ({ container } = await render(
    <TextProvider>
      <SessionScope>
        <SessionAnnouncement />
        <SessionStrip onOpen={() => undefined} />
      </SessionScope>
    </TextProvider>,
  ));
  for (let turn = 0; turn < 60 && !strip().includes('₸'); turn += 1) await pass(1);
  expect(strip()).toMatch(/^Time played 1:0\d ?Result/);
});

it('announces the newest result, at most once a minute', { tags: ['SAFE-16'] }, async () => {
  expect(said()).toBe('');
  await pass(61_000);
  expect(said()).toBe('');
  await round(-50_000);
  expect(said()).toMatch(/^Time played: 2 min\. Result: .?500.*\. .+\.$/);
  const first = said();
  for (let second = 0; second < 50; second += 10) {
    await pass(10_000);
    await round(-50_000 + second * 1_000 + 1_000);
    expect(said()).toBe(first);
  }
  await pass(10_000);
  expect(said()).toMatch(/Result: .?90(?!\d)/);
});

it('stops with the play session and announces nothing', { tags: ['SAFE-16'] }, async () => {
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
  expect(strip()).toMatch(/^Time played 0:00 ?Result/);
  await pass(5_000);
  expect(strip()).toMatch(/^Time played 0:00 ?Result/);
  expect(said()).toBe('');
});
