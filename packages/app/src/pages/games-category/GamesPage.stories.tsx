import type { Meta, StoryObj } from '@storybook/react-vite';
import { games } from '@tulpar/api/contract';
import { answer, gameCards, hang, refuse } from '@tulpar/api/samples';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inApp, scene, settle } from '#app/stories/app-story.tsx';

const meta = {
  title: 'Pages/Games',
  decorators: [inApp],
  loaders: [settle],
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const extra_data = { is_use_image_alternative: false };

/** Two pages of games, made from the samples; ids differ so that every card counts. */
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

/** GAME-03 GAME-06 GAME-14 UI-01: the grid grows page by page and stops at the last one. */
export const Loaded: Story = {
  ...scene({ path: '/games/category/slots' }, [twoPages]),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Игра 1,/ });
    canvas.getByRole('link', { name: /^Игра 10,/ }).scrollIntoView();
    await canvas.findByRole('link', { name: /^Игра 12,/ });
    await canvas.findByText('Это все игры', { selector: 'output' });
  },
};

/** GAME-01: the order stands in the address and goes out with the request. */
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
    await userEvent.click(canvas.getByRole('link', { name: 'Новые' }));
    await canvas.findByRole('link', { name: /^Порядок release,/ });
  },
};

/** GAME-08 GAME-09: a search leads to all games; clearing it brings all of them back. */
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

/** The grid's own boxes stand in for it. */
export const Loading: Story = {
  ...scene({ path: '/games/category/slots' }, [hang(games)]),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Загружаем игры')).length).toBeGreaterThan(0);
  },
};

/** A search without a result says what was looked for. */
export const Empty: Story = {
  ...scene({ path: '/games/category/all-games?search=zzz' }, [
    answer(games, { data: [], pagination: { total_pages: 0, items: 0 }, extra_data }),
  ]),
  play: async ({ canvas }) => {
    await canvas.findByText('По запросу «zzz» ничего не нашлось.');
  },
};

/** A failed list can be asked for again. */
export const Failed: Story = {
  ...scene({ path: '/games/category/slots' }, [refuse(games, 503, 'DEFAULT')]),
  play: async ({ canvas }) => {
    await canvas.findByText('Игры не загрузились');
    await expect(canvas.getByRole('button', { name: 'Обновить' })).toBeVisible();
  },
};

/** A section the server does not know is not an error to repeat. */
export const Unknown: Story = {
  ...scene({ path: '/games/category/nothing' }, [refuse(games, 404, 'CATEGORY_NOT_FOUND')]),
  play: async ({ canvas }) => {
    await canvas.findByText('Такого раздела нет');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Обновить' })).toBeNull());
  },
};
