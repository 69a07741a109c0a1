import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { showLanguage, TextProvider } from '../platform/i18n/intl.tsx';
import { createMemoryRouter, RouterProvider } from '../platform/routing/router.tsx';
import { SessionScope } from '../platform/session/scope.tsx';
import { store } from '../platform/state/store.ts';
import { consentNeedAtom } from '../platform/telemetry/consent.ts';
import { rendered } from '../platform/testing/pass-time.ts';
import { Services } from './Services.tsx';

interface Sent {
  path: string;
  body: unknown;
}

const sent: Sent[] = [];
const to = (name: string) => sent.filter(({ path }) => path.endsWith(name));

async function pass(ms: number) {
  await vi.advanceTimersByTimeAsync(ms);
  await rendered();
  // Work after a frame starts with a timer.
  await new Promise(requestAnimationFrame);
  await vi.advanceTimersByTimeAsync(0);
  await rendered();
}

/** Waits for logs: each is sent after a frame, which a busy machine renders with a delay. */
async function logged(name: string, times: number) {
  for (let frame = 0; frame < 300 && to(name).length < times; frame += 1) await pass(0);
  expect(to(name), name).toHaveLength(times);
}

let container: HTMLElement;

async function open(status = 200) {
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    sent.push({
      path: new URL(input, location.href).pathname,
      body: JSON.parse(String(init.body)) as unknown,
    });
    return new Response(JSON.stringify({ success: true, message: 'X' }), { status });
  });
  const router = createMemoryRouter([{ path: '*', Component: Services }], {
    initialEntries: ['/'],
  });
  ({ container } = await render(
    <SessionScope>
      <TextProvider>
        <RouterProvider router={router} />
      </TextProvider>
    </SessionScope>,
  ));
  return router;
}

// Preload the module, because it loads in real time and the clock is fake.
beforeAll(() => import('../platform/telemetry/analytics.ts'));
beforeAll(() => showLanguage('ru', { chosen: false }));

beforeEach(() => {
  sent.length = 0;
  store.set(consentNeedAtom, 'not_needed');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

describe('logs', () => {
  it('the first visit stores its landing address', { tags: ['STORE-05'] }, async () => {
    await open();
    await pass(0);
    expect(document.cookie).toContain('tl=http');
  });

  it('a visit of a browser is logged 2 s after a path change', { tags: ['NET-18', 'API-47'] }, async () => {
    const router = await open();
    await pass(0);
    await logged('/analytics', 1);
    await pass(1999);
    expect(to('/visits')).toHaveLength(0);
    await pass(1);
    await logged('/visits', 1);
    const { body } = to('/visits')[0] ?? { body: null };
    expect(body).toEqual({
      visitor_uid: localStorage.getItem('visitor_uid'),
      url: location.href,
      user_agent: navigator.userAgent,
      client_ip: '',
    });
    await router.navigate('/games');
    await pass(0);
    await logged('/analytics', 2);
    await router.navigate('/games?page=2');
    await pass(2000);
    await logged('/visits', 2);
  });

  it('a page view is a list with one record', { tags: ['ANALYT-01', 'ANALYT-02', 'ANALYT-03'] }, async () => {
    await open();
    await pass(0);
    await logged('/analytics', 1);
    const records = to('/analytics')[0]?.body as Record<string, unknown>[];
    expect(records).toHaveLength(1);
    expect(Object.keys(records[0] ?? {}).sort()).toEqual([
      'browser',
      'event_name',
      'local_time',
      'operating_system',
      'os_version',
      'payload',
      'platform',
      'player_id',
      'previous_url',
      'project',
      'screen_resolution',
      'source_id',
      'url',
      'visitor_uid',
    ]);
    expect(records[0]).toMatchObject({ event_name: 'page_view', project: 'tulpar', player_id: null });
    expect(records[0]?.['local_time']).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+[+-]\d\d:\d\d$/);
  });

  it('a refused log changes nothing', { tags: ['ANALYT-08'] }, async () => {
    await open(404);
    await pass(0);
    await logged('/analytics', 1);
    await pass(2000);
    await pass(0);
    await logged('/visits', 1);
    expect(container.textContent).toBe('');
  });
});

describe('the card in the corner', () => {
  it(
    'takes the presses meant for it, also just after it closes, and no others',
    { tags: ['REACH-20'] },
    async () => {
      store.set(consentNeedAtom, 'needed');
      await open();
      await vi.waitFor(() => expect(container.querySelector('section button')).not.toBeNull());
      const answer = container.querySelector('section button');
      if (!(answer instanceof HTMLElement)) throw new Error('no question');
      const { left, top, width, height } = answer.getBoundingClientRect();
      const pressed = () => document.elementFromPoint(left + width / 2, top + height / 2);
      expect(answer.contains(pressed())).toBe(false);
      await pass(400);
      expect(answer.contains(pressed())).toBe(true);
      answer.click();
      await pass(0);
      expect(answer.isConnected).toBe(false);
      const cover = pressed();
      expect(cover).toHaveStyle({ position: 'fixed' });
      await pass(400);
      expect(cover?.isConnected).toBe(false);
    },
  );
});
