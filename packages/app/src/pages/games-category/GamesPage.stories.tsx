import type { Meta } from '@storybook/react-vite';
import { games, type GameCard } from '@tulpar/api/contract';
import { answer, gameCards, hang, refuse } from '@tulpar/api/samples';
import { screens, expectLink } from '@tulpar/ui/testing';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { scene, wholeApp, shows, type Story } from '#app/stories/app-story.tsx';

export default { title: 'Pages/Games', ...wholeApp } satisfies Meta;

const extra_data = { is_use_image_alternative: false };

/** Two pages of games from the samples; unique ids, so that every card counts. */
const twoPages = answer(games, ({ query }) => {
  const page = Number(query['page'] ?? '1');
  const from = (page - 1) * 10;
  const data = Array.from({ length: page === 1 ? 10 : 2 }, (_, index) => {
    const card = gameCards[index % gameCards.length] ?? gameCards[0];
    if (!card) throw new Error('there is no sample game');
    return {
      ...card,
      id: 9000 + from + index,
      name: `Игра ${from + index + 1}`,
      slug: `game-${from + index + 1}`,
    };
  });
  return { data, pagination: { total_pages: 2, items: 12 }, extra_data };
});

// GAME-03, GAME-06, GAME-07, GAME-14, UI-01
export const Loaded: Story = {
  ...scene({ path: '/games/category/slots' }, [twoPages]),
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('link', { name: /^Игра 1,/ });
    await expect(first).toHaveAttribute('href', '/games/game-1');
    canvas.getByRole('link', { name: /^Игра 10,/ }).scrollIntoView();
    await canvas.findByRole('link', { name: /^Игра 12,/ });
    await canvas.findByText('Это все игры', { selector: 'output' });
    // Scroll to the top, because the checks would measure tiles half covered by the bottom menu.
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

// GAME-01
export const Sorted: Story = {
  ...scene({ path: '/games/category/slots?sort=abc' }, [
    answer(games, ({ query }) => {
      const card = gameCards[0];
      if (!card) throw new Error('there is no sample game');
      return {
        data: [{ ...card, name: `Порядок ${query['sort_by']}` }],
        pagination: { total_pages: 1, items: 1 },
        extra_data,
      };
    }),
  ]),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Порядок abc,/ });
    await userEvent.click(canvas.getByRole('button', { name: /алфавиту$/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Новые' }));
    await canvas.findByRole('link', { name: /^Порядок release,/ });
  },
};

// GAME-08, GAME-09
export const Search: Story = {
  ...scene({ path: '/games/category/slots' }, [
    answer(games, ({ query }) => {
      const card = gameCards[0];
      if (!card) throw new Error('there is no sample game');
      const name = `${query['category_slug']} ${query['search'] ?? 'без поиска'}`;
      return { data: [{ ...card, name }], pagination: { total_pages: 1, items: 1 }, extra_data };
    }),
  ]),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^slots без поиска,/ });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Найти игру' }), 'wolf{Enter}');
    await canvas.findByRole('link', { name: /^all-games wolf,/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Очистить поиск' }));
    await canvas.findByRole('link', { name: /^all-games без поиска,/ });
  },
};

/** Returns games whose names contain the filters of the request. */
const narrowed = answer(games, ({ query }) => {
  const words = [query['filter_slugs'], query['provider_slugs'], query['slugs']].map((word) => word ?? '–');
  const data: GameCard[] = gameCards
    .slice(0, 3)
    .map((card, index) => ({ ...card, name: `${words.join(' / ')} ${index + 1}` }));
  return { data, pagination: { total_pages: 1, items: 3 }, extra_data };
});

export const Filters: Story = {
  ...scene({ path: '/games/category/slots' }, [narrowed]),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^– \/ – \/ – 1,/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Фильтры' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Фильтры' }));
    await userEvent.click(await sheet.findByRole('button', { name: /^Есть\sдемо$/ }));
    await userEvent.click(await sheet.findByRole('checkbox', { name: /^Copper Heron Works/ }));
    await userEvent.click(await sheet.findByRole('button', { name: /^Показать 3\sигры$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await canvas.findByRole('link', { name: /^demo \/ copper-heron \/ – 1,/ });
    await expect(canvas.getByRole('button', { name: 'Фильтры 2' })).toHaveFocus();
    await expect(canvas.getByText(/^Найдено 3\sигры$/, { selector: 'output' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /^Убрать фильтр: Есть\sдемо$/ }));
    await canvas.findByRole('link', { name: /^– \/ copper-heron \/ – 1,/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить всё' }));
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    await canvas.findByRole('link', { name: /^– \/ – \/ – 1,/ });
  },
};

export const FilterPanel: Story = {
  ...scene({ path: '/games/category/slots?features=demo&providers=copper-heron' }, [narrowed]),
  globals: screens.desktop,
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^demo \/ copper-heron \/ – 1,/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Фильтры 2' }));
    const panel = within(await canvas.findByRole('region', { name: 'Фильтры' }));
    await expect(panel.getByRole('button', { name: /^Есть\sдемо$/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(await panel.findByRole('checkbox', { name: /^Copper Heron Works/ })).toBeChecked();
    await userEvent.click(panel.getByRole('checkbox', { name: /^Paper Otter Lab/ }));
    await canvas.findByRole('link', { name: /^demo \/ copper-heron,paper-otter \/ – 1,/ });
  },
};

export const NoMatch: Story = {
  ...scene({ path: '/games/category/slots?features=demo.wager-100' }, [
    answer(games, ({ query }) => {
      const data = query['filter_slugs'] ? [] : gameCards.slice(0, 1);
      return { data, pagination: { total_pages: data.length, items: data.length }, extra_data };
    }),
  ]),
  play: async ({ canvas }) => {
    await canvas.findByText('Ни одна игра не подходит под все выбранные фильтры.');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Сбросить всё' }).at(-1) ?? document.body);
    await canvas.findByRole('list', { name: 'Слоты' });
  },
};

/** Buttons on a tile's overlay are clickable only while visible, which focusing ensures. */
const pressKey = async (button: HTMLElement) => {
  button.focus();
  await userEvent.keyboard('{Enter}');
};

export const Favourites: Story = {
  ...scene({ path: '/games' }, [narrowed]),
  play: async ({ canvas }) => {
    const heart = await canvas.findByRole('button', { name: /^В избранное: .* 1$/ });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await pressKey(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('link', { name: 'Избранное' }));
    const marked = await canvas.findByRole('button', { name: /^В избранное: – \/ – \/ lazy-lantern 1$/ });
    await expect(marked).toHaveAttribute('aria-pressed', 'true');
    await pressKey(marked);
    await expect(marked).toHaveAttribute('aria-pressed', 'false');
  },
};

export const NoFavourites: Story = {
  ...scene({ path: '/games?favourites=1' }),
  play: async ({ canvas }) => {
    await canvas.findByText('В избранном пока пусто');
    await expectLink(canvas, 'Смотреть все игры', '/games');
  },
};

export const Preview: Story = {
  ...scene({ path: '/games', signedIn: true }, [
    answer(games, {
      data: gameCards.map((card) => ({ ...card, rtp: null, volatility: null })),
      pagination: { total_pages: 1, items: gameCards.length },
      extra_data,
    }),
  ]),
  play: async ({ canvas }) => {
    const about = await canvas.findByRole('button', { name: 'Об игре Lazy Lantern' });
    await pressKey(about);
    const sheet = within(await screen.findByRole('dialog', { name: 'Lazy Lantern' }));
    await expect(sheet.getAllByText('не опубликовано')).toHaveLength(2);
    await expect(sheet.getByText(/^10,00\s₸|^10\s₸/)).toBeVisible();
    await expectLink(sheet, 'Играть', '/games/lazy-lantern');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(about).toHaveFocus();
  },
};

export const Loading: Story = {
  ...scene({ path: '/games/category/slots' }, [hang(games)]),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Загружаем игры')).length).toBeGreaterThan(0);
  },
};

export const Empty: Story = {
  ...scene({ path: '/games/category/all-games?search=zzz' }, [
    answer(games, { data: [], pagination: { total_pages: 0, items: 0 }, extra_data }),
  ]),
  play: shows('По запросу «zzz» ничего не нашлось.'),
};

export const Unknown: Story = {
  ...scene({ path: '/games/category/nothing' }, [refuse(games, 404, 'CATEGORY_NOT_FOUND')]),
  play: async ({ canvas }) => {
    await canvas.findByText('Такого раздела нет');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Попробовать ещё раз' })).toBeNull());
  },
};
