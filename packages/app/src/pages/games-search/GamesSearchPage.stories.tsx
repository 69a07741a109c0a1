import type { Meta } from '@storybook/react-vite';
import { clearRecentSearches, recentSearches, searchGames } from '@tulpar/api/contract';
import { answer, hang, refuse } from '@tulpar/api/samples';
import { screens } from '@tulpar/ui/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { scene, wholeApp, type Story } from '#app/stories/app-story.tsx';
import { cards } from '#app/stories/stage.ts';

export default { title: 'Pages/Games search', ...wholeApp } satisfies Meta;

const route = { path: '/games/search' };
const searched = { path: '/games/search?search=nomad' };
const player = { signedIn: true };
const nothing = answer(searchGames, { data: [], pagination: { total_pages: 0, items: 0 }, uid: 'srch_0' });
const noRecent = answer(recentSearches, { data: [] });

/** Games a guest found on an earlier visit. */
const foundGames = JSON.stringify(
  cards.slice(0, 2).map(({ id, slug, name, provider, image }) => ({
    id,
    slug,
    name,
    provider: provider.name,
    image,
  })),
);

// ROUTE-12, LAYOUT-06
export const Guest: Story = {
  name: 'The field has the focus; no header, no footer, no bottom menu',
  ...scene(route),
  play: async ({ canvas, canvasElement }) => {
    const field = await canvas.findByRole('combobox', { name: 'Игра или провайдер' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(canvasElement.querySelector('header:not(main header)')).toBeNull();
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
    await expect(canvas.queryByRole('navigation', { name: 'Главное меню' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Очистить недавние' })).toBeNull();
  },
};

export const GuestAgain: Story = {
  name: 'A guest is reminded from this browser, and clears it there',
  ...scene({ ...route, stored: { foundGames } }),
  play: async ({ canvas }) => {
    const name = cards[0]?.name ?? '';
    const recent = within(await canvas.findByRole('region', { name: 'Недавнее' }));
    await expect(recent.getByRole('link', { name })).toBeVisible();
    await userEvent.click(recent.getByRole('button', { name: 'Очистить недавние' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Недавнее' })).toBeNull());
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await expect(localStorage.getItem('foundGames')).toBeNull();
  },
};

const cleared: string[] = [];

// SEARCH-07, SEARCH-09
export const Player: Story = {
  name: 'A player is reminded of the games found before, and clears them',
  ...scene({ ...route, ...player }, [
    answer(clearRecentSearches, () => {
      cleared.push('clear');
      return { success: true as const };
    }),
    answer(recentSearches, () => ({
      data: cleared.length
        ? []
        : cards.slice(3, 8).map((game) => ({
            search_uid: 'srch_2',
            game,
            created_at: '2026-01-12T09:00:00Z',
          })),
    })),
  ]),
  play: async ({ canvas }) => {
    cleared.length = 0;
    const recent = within(await canvas.findByRole('region', { name: 'Недавнее' }));
    await expect(recent.getAllByRole('link')).toHaveLength(5);
    await userEvent.click(recent.getByRole('button', { name: 'Очистить недавние' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Недавнее' })).toBeNull());
    await waitFor(() => expect(cleared).toEqual(['clear']));
  },
};

// SEARCH-09
export const ClearFailed: Story = {
  name: 'Searches that could not be cleared are shown again',
  ...scene({ ...route, ...player }, [refuse(clearRecentSearches, 422, 'DEFAULT')]),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Очистить недавние' }));
    await canvas.findByText('Не удалось очистить недавние игры. Попробуйте ещё раз');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Очистить недавние' })).toBeVisible());
  },
};

export const InTheHeader: Story = {
  name: 'On a desktop the search opens over the page, and Escape leads back',
  ...scene({ path: '/news', ...player }),
  globals: screens.desktop,
  play: async ({ canvas }) => {
    const name = 'Игры, провайдеры';
    await userEvent.click(await canvas.findByRole('link', { name }));
    const field = await canvas.findByRole('combobox', { name: 'Игра или провайдер' });
    await waitFor(() => expect(field).toHaveFocus());
    await canvas.findByRole('region', { name: 'Недавнее' });
    await canvas.findByRole('heading', { name: 'Популярное' });
    await userEvent.type(field, 'berkut');
    await canvas.findByRole('option', { name: /Wild Berkut/ });
    await userEvent.clear(field);
    await userEvent.type(field, '%%%');
    await canvas.findByText('Ничего не нашлось');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('link', { name })).toHaveFocus());
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};

export const Found: Story = {
  name: 'What was found',
  ...scene({ ...searched, ...player }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Найдено' });
    await canvas.findByText('Найдено 3 игры');
    await expect(canvas.getByRole('combobox')).toHaveValue('nomad');
  },
};

const requested: string[] = [];

// SEARCH-01, SEARCH-03
export const Paged: Story = {
  name: 'Ten games a page; the next page is appended',
  ...scene(searched, [
    answer(searchGames, ({ query }) => {
      requested.push(`${query['limit']} ${query['page']}`);
      const at = (Number(query['page']) - 1) * 2;
      return { data: cards.slice(at, at + 2), pagination: { total_pages: 2, items: 4 }, uid: 'srch_4' };
    }),
  ]),
  play: async ({ canvas, canvasElement }) => {
    requested.length = 0;
    const list = await canvas.findByRole('list', { name: 'Поиск игр' });
    canvasElement.ownerDocument.documentElement.scrollTo({ top: 10_000 });
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(4));
    await expect(requested.toSorted().slice(0, 2)).toEqual(['10 1', '10 2']);
  },
};

export const Nothing: Story = {
  name: 'Nothing found, and similar games',
  ...scene({ path: '/games/search?search=цшдв' }, [nothing]),
  play: async ({ canvas }) => {
    await canvas.findByText(/По запросу «цшдв» игр нет/);
    const maybe = within(await canvas.findByRole('region', { name: 'Возможно, вы искали' }));
    await expect(maybe.getByRole('link', { name: 'Wild Berkut' })).toBeVisible();
  },
};

export const NothingAtAll: Story = {
  name: 'Nothing found and nothing like it; long words on the narrowest phone',
  ...scene({ path: `/games/search?search=${'щ'.repeat(100)}` }, [nothing, noRecent]),
  globals: screens.narrow,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Ничего не нашлось' });
    await expect(canvas.queryByRole('region', { name: 'Возможно, вы искали' })).toBeNull();
  },
};

export const Loading: Story = {
  name: 'Loading',
  ...scene(searched, [hang(searchGames)]),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Загружаем игры')).length).toBeGreaterThan(0);
  },
};

export const KeyOff: Story = {
  name: 'The key of the search is turned off',
  ...scene(route),
  globals: screens.desktop,
  play: async ({ canvas }) => {
    const key = await canvas.findByRole('switch', { name: 'Поиск клавишей «/»' });
    await expect(key).toBeChecked();
    await userEvent.click(key);
    await expect(key).not.toBeChecked();
    await expect(localStorage.getItem('searchKey')).toBe('off');
    await userEvent.click(key);
    await expect(localStorage.getItem('searchKey')).toBeNull();
  },
};
