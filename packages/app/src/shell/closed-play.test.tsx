import { launchGame, type User } from '@tulpar/api/contract';
import { user } from '@tulpar/api/samples';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react/pure';
import { isEntrance } from '../features/breaks/index.ts';
import { isRoundOpenAtom } from '../features/games/pages.ts';
import { userAtom } from '../features/session/index.ts';
import { showLanguage } from '../platform/i18n/intl.tsx';
import { sendCommand } from '../platform/network/command.ts';
import { setServerClock } from '../platform/network/clock.ts';
import { eventsLiveAtom } from '../platform/network/polling.ts';
import { queryClientAtom } from '../platform/network/query.ts';
import { moved, paths, type RouteId } from '../platform/routing/paths.ts';
import { startNewGeneration, startSession } from '../platform/session/session.ts';
import { store } from '../platform/state/store.ts';
import { App, Pages } from './App.tsx';
import { availabilityAtom } from './availability.ts';
import { closedPlayAtom } from './nav-items.tsx';
import { closeStoredPlay, closedMenu, closedSidebar } from './PlayGate.tsx';
import { memoryRouter } from './router.tsx';

const NOW = Date.parse('2026-01-12T09:33:00Z');
const DAY = 86_400_000;
const holding = {
  kind: 'break',
  since: '2026-01-12T09:00:00Z',
  until: '2026-01-19T09:00:00Z',
} as const satisfies User['restriction'];

let container: HTMLElement;
let router: ReturnType<typeof memoryRouter>;
let restriction: User['restriction'] = holding;
let isRequested = false;
/** The profile response is sent once this resolves. */
let answered: Promise<void> = Promise.resolve();

/** Answers the profile, and refuses to launch a game; other requests stay open. */
function answerProfile() {
  vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
    const { pathname } = new URL(input, location.href);
    if (pathname === '/api/v1/profile/') {
      isRequested = true;
      return answered.then(() => new Response(JSON.stringify(user({ restriction }))));
    }
    if (pathname.endsWith('/launch'))
      return Promise.resolve(
        new Response(JSON.stringify({ message: 'PLAYER_RESTRICTED', request_id: 'r' }), { status: 409 }),
      );
    return new Promise<Response>((_, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
  });
}

async function open(path: string) {
  router = memoryRouter([path]);
  ({ container } = await render(
    <App>
      <Pages router={router} />
    </App>,
  ));
}

const heading = () => container.querySelector('main h1')?.textContent ?? null;
const TITLE = 'Игра закрыта';

beforeAll(async () => {
  await showLanguage('ru', { chosen: false });
});

beforeEach(() => {
  restriction = holding;
  isRequested = false;
  answered = Promise.resolve();
  setServerClock(() => NOW);
  store.set(availabilityAtom, 'ok');
  answerProfile();
  startSession({ access: 'sample', refresh: 'sample' });
});

afterEach(() => router.dispose());

const ids = Object.keys(paths) as RouteId[];
const addressOf = (id: RouteId) => paths[id].replace(/:\w+/g, 'sample');
const pages = ids.filter((id) => isEntrance[id]).map((id) => [id, addressOf(id)] as const);
const former = Object.entries(moved).filter(([, id]) => isEntrance[id]);

describe('while a break holds', () => {
  it.each<readonly [what: string, path: string]>([
    ...pages,
    ...former.map(([path]) => ['a former address', path] as const),
    ['a hash', '/contacts#cashbox'],
    ['a hash', '/contacts#promocode'],
    ['a shortcut to the cash box', '/contacts?cashboxNavigate=1'],
    ['a demo', '/games/sample?mode=demo'],
    ['a code in the address', '/bonuses?promocode=x'],
  ])('a card replaces %s, %s', { tags: ['SAFE-10', 'SAFE-11'] }, async (_what, path) => {
    await open(path);
    await expect.poll(heading).toBe(TITLE);
    const links = [...container.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/cash-box/withdrawal',
      '/cash-box/statement',
      '/cash-box/history',
      '/profile/break',
    ]);
    expect([...container.querySelectorAll('main button')].map((button) => button.textContent)).toEqual([
      'Чат поддержки',
    ]);
    expect(container.querySelector('main')?.textContent).toContain('До 19 января');
  });

  it('the card counts down', { tags: ['SAFE-10'] }, async () => {
    await open('/');
    const text = () => container.querySelector('main')?.textContent;
    await expect.poll(text).toContain('6 дней');
    for (const [passed, left] of [
      [DAY, '5 дней'],
      [6 * DAY + 3_600_000, '22 часа'],
      [7 * DAY - 40 * 60_000, '7 минут'],
    ] as const) {
      setServerClock(() => NOW + passed);
      // As after the sleep of a device, when no timer has run.
      document.dispatchEvent(new Event('visibilitychange'));
      await expect.poll(text).toContain(left);
    }
  });

  it.each([
    '/profile',
    '/profile/limits',
    '/profile/break',
    '/cash-box/withdrawal',
    '/cash-box/statement',
    '/contacts',
  ])('%s stays open', { tags: ['SAFE-13'] }, async (path) => {
    await open('/');
    await expect.poll(heading).toBe(TITLE);
    await router.navigate(path);
    await expect.poll(heading).not.toBe(TITLE);
    expect(router.state.location.pathname).toBe(path);
  });

  it('no menu leads to play, and the bottom menu has five items', { tags: ['SAFE-10'] }, () => {
    const input = {
      t: (id: string) => id,
      signedIn: true,
      isCurrent: () => false,
      bonuses: null,
      chat: null,
    };
    const bottom = closedMenu(input).map(({ href }) => href);
    expect(bottom).toEqual([
      '/',
      '/cash-box/statement',
      '/cash-box/withdrawal',
      '/contacts#chat',
      '/profile',
    ]);
    const sidebar = closedSidebar(input).flatMap(({ items }) => items.map(({ href }) => href));
    const entrances = new Set<string>(pages.map(([, path]) => path));
    // The lobby is allowed, because it shows the card.
    expect([...bottom, ...sidebar].filter((path) => path !== '/' && entrances.has(path))).toEqual([]);
  });

  it('a refused call closes play immediately', { tags: ['SAFE-11'] }, async () => {
    restriction = null;
    await open('/contacts');
    await expect.poll(heading).toBe('Контакты');
    await router.navigate('/tournaments');
    await expect.poll(heading).toBe('Турниры');
    // Events stop the polls, so only the refusal can close play.
    store.set(eventsLiveAtom, true);
    restriction = holding;
    const launch = sendCommand(
      launchGame,
      { params: { slug: 'sample' }, body: { mode: 'real', locale: 'ru' } },
      { intent: {} },
    );
    await expect(launch).rejects.toMatchObject({ code: 'PLAYER_RESTRICTED' });
    await expect.poll(heading).toBe(TITLE);
    expect(store.get(eventsLiveAtom)).toBe(true);
  });

  it('a game stays until its round is over', { tags: ['SAFE-12'] }, async () => {
    store.set(isRoundOpenAtom, true);
    await open('/games/sample');
    await router.navigate('/tournaments');
    await expect.poll(heading).toBe(TITLE);
    await router.navigate('/games/sample');
    await expect.poll(heading).not.toBe(TITLE);
    store.set(isRoundOpenAtom, false);
    await expect.poll(heading).toBe(TITLE);
  });

  it('play opens at the end of the break without an event', { tags: ['SAFE-09', 'SAFE-10'] }, async () => {
    await open('/tournaments');
    await expect.poll(heading).toBe(TITLE);
    // Events stop the polls, and there is no event for the end of a break.
    store.set(eventsLiveAtom, true);
    await expect.poll(() => store.get(queryClientAtom).isFetching({ queryKey: ['profile'] })).toBe(0);
    isRequested = false;
    restriction = null;
    setServerClock(() => Date.parse(holding.until) + 1000);
    dispatchEvent(new Event('pageshow'));
    await expect.poll(heading).toBe('Турниры');
    // Everything else that depends on the restriction is refreshed as well.
    await expect.poll(() => store.get(userAtom)?.restriction).toBeNull();
    expect(isRequested).toBe(true);
  });

  it('after a reload the card is in the first frame', { tags: ['SAFE-10'] }, async () => {
    await open('/contacts');
    await expect.poll(() => localStorage.getItem('playClosed')).not.toBeNull();
    await cleanup();
    router.dispose();
    let answer = () => undefined as void;
    answered = new Promise((resolve) => (answer = resolve));
    // A new document has only what is stored.
    startNewGeneration();
    await closeStoredPlay();
    isRequested = false;
    const seen: (string | null)[] = [];
    const watch = new MutationObserver(() => {
      if (heading() !== null) seen.push(heading());
    });
    watch.observe(document.body, { childList: true, subtree: true });
    await open('/tournaments');
    await expect.poll(heading).toBe(TITLE);
    expect(container.querySelector('main')?.textContent).toContain('До 19 января');
    // The gate has loaded too and waits for the server.
    await expect.poll(() => isRequested).toBe(true);
    restriction = null;
    answer();
    await expect.poll(heading).toBe('Турниры');
    watch.disconnect();
    expect(new Set(seen.slice(0, seen.indexOf('Турниры')))).toEqual(new Set([TITLE]));
    expect(localStorage.getItem('playClosed')).toBeNull();
  });

  it('an expired or invalid stored restriction is none', { tags: ['SAFE-09', 'SAFE-10'] }, async () => {
    for (const stored of [
      JSON.stringify({ ...holding, until: '2026-01-12T09:00:00Z' }),
      JSON.stringify({ ...holding, kind: 'ban' }),
      JSON.stringify({ ...holding, until: 'soon' }),
      '[',
    ]) {
      localStorage.setItem('playClosed', stored);
      await closeStoredPlay();
      expect([stored, store.get(closedPlayAtom)]).toEqual([stored, null]);
    }
  });
});
