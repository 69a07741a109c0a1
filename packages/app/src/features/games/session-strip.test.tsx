// First, so that it is there when React is loaded.
import { commits } from './testing/rendered.ts';
import { playSessionSample } from '@tulpar/api/samples';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setServerClock, systemClock } from '#app/platform/network/clock.ts';
import { allTexts, showLanguage, TextProvider } from '#app/platform/i18n/intl.tsx';
import { SessionScope } from '#app/platform/session/scope.tsx';
import { raiseGeneration } from '#app/platform/session/session.ts';
import { SessionStrip } from './components/SessionStrip.tsx';

const container = document.createElement('div');
let root: Root;
let moment = Date.parse(playSessionSample.started_at) + 60_000;

/** A busy machine may take its time. */
const until = (check: () => void) => vi.waitFor(check, { timeout: 15_000 });
const clock = () => container.querySelector('button > span > span > span:last-child')?.textContent;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  moment = Date.parse(playSessionSample.started_at) + 60_000;
  setServerClock(() => moment);
  vi.stubGlobal('fetch', async () => Response.json(playSessionSample));
  await showLanguage('en');
  await allTexts();
  document.body.append(container);
  root = createRoot(container);
});

afterEach(() => {
  root.unmount();
  container.remove();
  vi.unstubAllGlobals();
  setServerClock(systemClock.now);
  vi.useRealTimers();
});

it(
  'a second of the session draws one component again, in one commit',
  { tags: ['GAME-16', 'SAFE-16'] },
  async () => {
    raiseGeneration();
    root.render(
      <TextProvider>
        <SessionScope>
          <SessionStrip onOpen={() => undefined} />
        </SessionScope>
      </TextProvider>,
    );
    await until(() => expect(container.textContent).toContain('₸'));
    expect(clock()).toBe('1:00');
    commits.length = 0;
    for (let second = 1; second <= 3; second += 1) {
      moment += 1000;
      vi.advanceTimersByTime(1000);
      await until(() => expect(clock()).toBe(`1:0${second}`));
    }
    expect(commits).toEqual([['Clock'], ['Clock'], ['Clock']]);
  },
);

it(
  'ends with the sitting, a second after its time and not at the next reading',
  { tags: ['SAFE-16'] },
  async () => {
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
    raiseGeneration();
    root.render(
      <TextProvider>
        <SessionScope>
          <SessionStrip onOpen={() => undefined} />
        </SessionScope>
      </TextProvider>,
    );
    await until(() => expect(container.textContent).toContain('₸'));
    expect(clock()).toMatch(/^1:0/);
    const first = reads;
    moment += endsIn + 1_000;
    vi.advanceTimersByTime(endsIn + 1_000);
    await until(() => expect(clock()).toBe('0:00'));
    expect(reads).toBe(first + 1);
  },
);
