import { gameCards, gameTitleList } from '@tulpar/api/samples';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { showLanguage } from '#app/platform/i18n/intl.tsx';
import { createMemoryRouter } from '#app/platform/routing/router.tsx';
import { passTime, until } from '#app/platform/testing/pass-time.ts';
import { titles } from '#app/features/search/queries.ts';
import { startSession } from '#app/platform/session/session.ts';
import { Page as GamesSearchPage } from './GamesSearchPage.tsx';
import { PageProviders } from '#app/platform/testing/page-providers.tsx';

interface Request {
  path: string;
  query: Record<string, string>;
  body: unknown;
}

let container: HTMLElement;
let requested: Request[];
/** Search responses the test holds back, by search text. */
let held: Map<string, () => void>;
const searches = () =>
  requested.filter(({ path }) => path === '/api/v1/games/search').map(({ query }) => query);
/** Search texts in order; further pages load by scrolling. */
const words = () => searches().flatMap(({ search, page }) => (page === '1' ? [search] : []));

const listOf = (data: unknown[], pages = 1) => ({
  data,
  pagination: { total_pages: pages, items: data.length * pages },
  extra_data: { is_use_image_alternative: false },
});

/** Every search finds one game named after the search text. */
function answerTo({ path, query }: Request): unknown {
  if (path.endsWith('/search/titles')) return listOf(gameTitleList);
  if (path.endsWith('/search/recent')) return { data: [] };
  if (path.endsWith('/search')) {
    const name = `found ${query['search']} ${query['page']}`;
    const id = name.length * 1000 + Number(query['page']);
    return { ...listOf([{ ...gameCards[0], id, name, slug: 'found' }], 2), uid: `uid ${query['search']}` };
  }
  return path.endsWith('/games') ? listOf([]) : { success: true };
}

async function open(path: string) {
  const router = createMemoryRouter(
    [
      { path: '/games/search', Component: GamesSearchPage },
      { path: '*', Component: () => null },
    ],
    { initialEntries: [path] },
  );
  ({ container } = await render(<PageProviders router={router} />));
  await passTime(0);
  return router;
}

const field = () => container.querySelector<HTMLInputElement>('input[type="search"]') as HTMLInputElement;

async function type(text: string) {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  set?.call(field(), text);
  field().dispatchEvent(new Event('input', { bubbles: true }));
  await passTime(0);
}

/** Chooses the first suggestion by keyboard. */
async function takeSuggestion() {
  const option = () => document.querySelector('[role="option"]');
  await until(() => expect(option()).not.toBeNull());
  field().dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  await until(() => expect(option()?.getAttribute('aria-selected')).toBe('true'));
  field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  await passTime(0);
}

/** Names on the first page; further pages load by scrolling. */
const shown = () =>
  [...container.querySelectorAll('a')]
    .map((link) => link.textContent)
    .filter((text) => /^found .* 1,/.test(text));

beforeEach(async () => {
  await showLanguage('ru', { chosen: false });
  requested = [];
  held = new Map();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const url = new URL(input, location.href);
    const query = Object.fromEntries(url.searchParams);
    const request = {
      path: url.pathname,
      query,
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : null,
    };
    requested.push(request);
    const name = query['search'] ?? '';
    if (url.pathname.endsWith('/search') && held.has(name))
      await new Promise<void>((resolve) => held.set(name, resolve));
    return Response.json(answerTo(request));
  });
  // Titles load once per visit: a test that ends during loading would leave the next one without suggestions.
  await titles.load();
});

describe('searching', () => {
  it('sends one request for ten games after 1500 ms', { tags: ['SEARCH-01', 'SEARCH-02'] }, async () => {
    const router = await open('/games/search');
    await type('mo');
    await passTime(1000);
    await type('moon');
    await passTime(1499);
    expect(searches()).toEqual([]);
    await passTime(1);
    expect(searches()).toEqual([{ limit: '10', page: '1', search: 'moon', currency: 'KZT', language: 'ru' }]);
    expect(router.state.location.search).toBe('?search=moon');
    await passTime(5000);
    expect(words()).toEqual(['moon']);
  });

  it('Enter searches immediately and only once', { tags: ['SEARCH-02'] }, async () => {
    await open('/games/search');
    await type('moon');
    field().form?.requestSubmit();
    await passTime(0);
    expect(words()).toEqual(['moon']);
    await passTime(2000);
    expect(words()).toEqual(['moon']);
  });

  it('hides the placeholders 200 ms after the first page loaded', { tags: ['SEARCH-04'] }, async () => {
    await open('/games/search?search=wolf');
    await passTime(199);
    expect(shown()).toEqual([]);
    await passTime(1);
    expect(shown()).toEqual([expect.stringContaining('found wolf 1')]);
  });

  it('a delayed response never replaces a newer one', { tags: ['SEARCH-03'] }, async () => {
    held.set('slow', () => undefined);
    await open('/games/search?search=slow');
    await type('fast');
    await passTime(1500);
    await passTime(200);
    expect(shown()).toEqual([expect.stringContaining('found fast 1')]);
    held.get('slow')?.();
    await passTime(500);
    expect(shown()).toEqual([expect.stringContaining('found fast 1')]);
  });

  it('scrolls to the top 300 ms after another search', { tags: ['SEARCH-05'] }, async () => {
    const scroll = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined);
    // The grid's own scroll calls have no behaviour option.
    const ups = () =>
      (scroll.mock.calls as unknown[][] as [ScrollToOptions][]).filter(([to]) => to.behavior === 'instant');
    await open('/games/search?search=wolf');
    await passTime(1000);
    expect(ups()).toEqual([]);
    await type('moon');
    field().form?.requestSubmit();
    await passTime(0);
    await passTime(299);
    expect(ups()).toEqual([]);
    await passTime(1);
    expect(ups()).toEqual([[{ top: 0, behavior: 'instant' }]]);
  });

  it('an opened game is remembered under its search', { tags: ['SEARCH-06', 'SEARCH-08'] }, async () => {
    startSession({ access: 'sample', refresh: 'sample' });
    await open('/games/search?search=wolf');
    await passTime(200);
    container.querySelector<HTMLElement>('a[href="/games/found"]')?.click();
    await passTime(0);
    const added = () => requested.filter(({ path }) => path.endsWith('/recent/add')).map(({ body }) => body);
    await until(() => expect(added()).toEqual([{ game_id: 12_001, search_uid: 'uid wolf' }]));
  });

  it('a suggested game is remembered under a search for its name', { tags: ['SEARCH-08'] }, async () => {
    startSession({ access: 'sample', refresh: 'sample' });
    const router = await open('/games/search');
    await type('самовар');
    await takeSuggestion();
    await until(() => expect(router.state.location.pathname).toBe('/games/paper-samovar'));
    const added = () => requested.filter(({ path }) => path.endsWith('/recent/add')).map(({ body }) => body);
    await until(() => expect(added()).toEqual([{ game_id: 1025, search_uid: 'uid Paper Samovar' }]));
  });

  it('a pending search does not interrupt the slow page of a suggestion', async () => {
    const router = await open('/games/search');
    await type('самовар');
    const wait = new Promise(() => undefined);
    router.patchRoutes(null, [{ path: '/games/paper-samovar', lazy: () => wait as never }]);
    await takeSuggestion();
    await passTime(2000);
    expect(router.state.navigation.location?.pathname).toBe('/games/paper-samovar');
    expect(words()).not.toContain('самовар');
  });

  it('a guest is remembered in this browser only', async () => {
    await open('/games/search?search=wolf');
    await passTime(200);
    container.querySelector<HTMLElement>('a[href="/games/found"]')?.click();
    await passTime(0);
    expect(requested.filter(({ path }) => path.includes('/recent'))).toEqual([]);
    expect(JSON.parse(localStorage.getItem('foundGames') ?? '')).toMatchObject([{ name: 'found wolf 1' }]);
  });

  it('clearing the field ends the search; text from the address is never markup', async () => {
    const router = await open(`/games/search?search=${encodeURIComponent('  <b>  &page=9#x ')}`);
    await passTime(200);
    expect(words()).toEqual(['<b> &page=9#x']);
    expect(field().value).toBe('<b> &page=9#x');
    await type('');
    expect(router.state.location.search).toBe('');
  });
});
