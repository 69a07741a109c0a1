import { gameCards } from '@tulpar/api/samples';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { showLanguage } from '#app/platform/i18n/intl.tsx';
import { queryClientAtom } from '#app/platform/network/query.ts';
import { createMemoryRouter } from '#app/platform/routing/router.tsx';
import { visitor } from '#app/platform/session/visitor.ts';
import { store } from '#app/platform/state/store.ts';
import { PageProviders } from '#app/platform/testing/page-providers.tsx';
import { PAGE_SIZE } from '../catalogue.ts';
import { scrollPositions } from '../list-position.ts';
import { gamesOptions } from '../queries.ts';
import { CatalogueGrid } from './CatalogueGrid.tsx';
import { createFirstInteraction } from '@tulpar/ui/first-interaction';
import { WhenInViewport } from './WhenInViewport.tsx';

const list = { category: 'slots' };
const PAGES = 4;

const gamesFrom = (page: number, limit: number) => ({
  data: Array.from({ length: limit }, (_, index) => {
    const id = (page - 1) * limit + index + 1;
    return { ...gameCards[0], id, name: `game ${id}`, slug: `game-${id}` };
  }),
  pagination: { total_pages: (PAGES * PAGE_SIZE) / limit, items: PAGES * PAGE_SIZE },
  extra_data: { is_use_image_alternative: false },
});

it('a list with a saved first page has its former depth after Back', { tags: ['UI-01'] }, async () => {
  await showLanguage('ru', { chosen: false });
  const limits: number[] = [];
  vi.stubGlobal('fetch', async (input: string) => {
    const query = new URL(input, location.href).searchParams;
    const limit = Number(query.get('limit'));
    limits.push(limit);
    return Response.json(gamesFrom(Number(query.get('page')), limit));
  });
  const { language, currency } = visitor();
  const { queryKey } = gamesOptions(list, { language, currency });
  store
    .get(queryClientAtom)
    .setQueryData(queryKey, { pages: [gamesFrom(1, PAGE_SIZE)] as never, pageParams: [1] });
  const router = createMemoryRouter([
    { path: '*', element: <CatalogueGrid list={list} label="games" eager={0} /> },
  ]);
  const offset = 12_000;
  scrollPositions.write(router.state.location.key, JSON.stringify(list), { pages: PAGES, offset });

  const { container } = await render(<PageProviders router={router} />);
  await expect.poll(() => Math.abs(scrollY - offset)).toBeLessThan(2);
  expect(limits).toEqual([PAGES * PAGE_SIZE]);
  const numbers = () =>
    [...container.querySelectorAll('a')].map(({ textContent }) =>
      Number(/game (\d+)/.exec(textContent)?.[1]),
    );
  await expect.poll(() => Math.max(...numbers())).toBeGreaterThan(PAGE_SIZE);
});

const frames = () =>
  new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

let container: HTMLElement;
let player: EventTarget;

/** Opens a page whose content starts `above` px below the top of the screen. */
async function open(above: number) {
  player = new EventTarget();
  ({ container } = await render(
    <>
      <div style={{ height: above }} />
      <WhenInViewport
        placeholder={<p style={{ height: 50 }}>soon</p>}
        interaction={createFirstInteraction(player)}
      >
        <p>here</p>
      </WhenInViewport>
    </>,
  ));
  await frames();
}

it('content just below the screen waits for the first input', async () => {
  await open(innerHeight + 100);
  expect(container.textContent).toBe('soon');
  player.dispatchEvent(new Event('touchstart'));
  await expect.poll(() => container.textContent).toBe('here');
});

it('content on the screen renders without an input', async () => {
  await open(0);
  await expect.poll(() => container.textContent).toBe('here');
});

it('content far below the screen waits until it is near', async () => {
  await open(innerHeight + 2000);
  player.dispatchEvent(new Event('touchstart'));
  await frames();
  expect(container.textContent).toBe('soon');
  scrollTo(0, 1600);
  await expect.poll(() => container.textContent).toBe('here');
});
