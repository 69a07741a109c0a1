import { playSessionSample } from '@tulpar/api/samples';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { setServerClock } from '#app/platform/network/clock.ts';
import { showLanguage, TextProvider } from '#app/platform/i18n/intl.tsx';
import { SessionScope } from '#app/platform/session/scope.tsx';
import { watchCommits } from '#app/platform/testing/commits.ts';
import { SessionStrip } from './components/SessionStrip.tsx';

let container: HTMLElement;
let moment = Date.parse(playSessionSample.started_at) + 60_000;

/** `waitFor` advances the fake clock, because query observers are notified in a timer. */
const until = (check: () => void) => vi.waitFor(check, { timeout: 15_000 });
const clock = () => container.querySelector('button > span > span > span:last-child')?.textContent;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  moment = Date.parse(playSessionSample.started_at) + 60_000;
  setServerClock(() => moment);
  vi.stubGlobal('fetch', async () => Response.json(playSessionSample));
  await showLanguage('en');
});

async function open() {
  ({ container } = await render(
    <TextProvider>
      <SessionScope>
        <SessionStrip onOpen={() => undefined} />
      </SessionScope>
    </TextProvider>,
  ));
  await until(() => expect(container.textContent).toContain('₸'));
}

it('a second of play renders one component, in one commit', { tags: ['GAME-16', 'SAFE-16'] }, async () => {
  await open();
  expect(clock()).toBe('1:00');
  const commits: string[][] = [];
  const stop = watchCommits((names) => commits.push(names));
  for (let second = 1; second <= 3; second += 1) {
    moment += 1000;
    vi.advanceTimersByTime(1000);
    await until(() => expect(clock()).toBe(`1:0${second}`));
  }
  stop();
  expect(commits).toEqual([['Clock'], ['Clock'], ['Clock']]);
});

it('stops a second after the play session ended, before the next poll', { tags: ['SAFE-16'] }, async () => {
  const endsIn = 20_000;
  const endsAt = new Date(moment + endsIn).toISOString();
  let reads = 0;
  vi.stubGlobal('fetch', async () => {
    reads += 1;
    const isOver = moment >= Date.parse(endsAt);
    return Response.json({
      ...playSessionSample,
      ...(isOver ? { net: 0, ends_at: null, reality_check_at: null } : { ends_at: endsAt }),
    });
  });
  await open();
  expect(clock()).toMatch(/^1:0/);
  const first = reads;
  moment += endsIn + 1_000;
  vi.advanceTimersByTime(endsIn + 1_000);
  await until(() => expect(clock()).toBe('0:00'));
  expect(reads).toBe(first + 1);
});
