import type { Meta, StoryObj } from '@storybook/react-vite';
import { games, promoBanners, categories } from '@tulpar/api/contract';
import { answer, hang, refuse } from '@tulpar/api/samples';
import { expect, waitFor } from 'storybook/test';
import { inApp, scene, settle } from '#app/stories/app-story.tsx';

const meta = {
  title: 'Pages/Lobby',
  decorators: [inApp],
  loaders: [settle],
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const none = {
  data: [],
  pagination: { total_pages: 0, items: 0 },
  extra_data: { is_use_image_alternative: false },
};

/** BANNER-01 GAME-02 MENU-05 HEAD-02: banners, categories and rows for a guest. */
export const Loaded: Story = {
  ...scene({ path: '/' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: /^Акции и\sновости$/ });
    await canvas.findByRole('heading', { name: 'Топ-10 недели' });
    const bar = await canvas.findByRole('navigation', { name: 'Разделы игр' });
    await expect(bar.querySelector('[aria-current="page"]')).toHaveTextContent('Лобби');
    await expect(bar.querySelectorAll('a[href*="all-games"], a[href*="top-10"]')).toHaveLength(0);
    await expect(canvas.getAllByRole('link', { name: 'Войти' })[0]).toBeVisible();
  },
};

/** HEAD-06 BONUS-29: the balance and the bonus in play for a player. */
export const Player: Story = {
  ...scene({ path: '/', signedIn: true, kept: { bonusInPlay: '1' } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Топ-10 недели' });
    await canvas.findByRole('button', { name: /₸/ });
    await canvas.findByRole('progressbar', { name: 'Отыгрыш бонуса' });
  },
};

/** Boxes of the same size stand in while nothing has come. */
export const Loading: Story = {
  ...scene({ path: '/' }, [hang(promoBanners), hang(categories), hang(games)]),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Загружаем игры')).length).toBeGreaterThan(0);
    await expect(canvas.queryByRole('heading', { name: 'Топ-10 недели' })).toBeNull();
  },
};

/** A catalogue without games leaves no empty rows. */
export const Empty: Story = {
  ...scene({ path: '/' }, [answer(promoBanners, { data: [] }), answer(games, none)]),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Популярное' });
    await expect(canvas.queryByRole('heading', { name: 'Топ-10 недели' })).toBeNull();
    await expect(canvas.queryByRole('region', { name: /^Акции и\sновости$/ })).toBeNull();
    await canvas.findByText('Тут только степь');
  },
};

/** A refused catalogue says so and offers another try. */
export const Failed: Story = {
  ...scene({ path: '/' }, [refuse(promoBanners, 503, 'DEFAULT'), refuse(games, 503, 'DEFAULT')]),
  play: async ({ canvas }) => {
    await canvas.findByText('Игры не загрузились');
    await expect(canvas.getByRole('button', { name: 'Обновить' })).toBeVisible();
  },
};

const probe = { ...games, match: { _limit: '20' } };

/** GAME-15: a 404 of the probe hides providers and wins. */
export const NoExtraBlocks: Story = {
  ...scene({ path: '/' }, [refuse(probe, 404, 'GAMES_NOT_FOUND')]),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Топ-10 недели' });
    const popular = await canvas.findByRole('heading', { name: 'Популярное' });
    popular.scrollIntoView();
    await canvas.findByRole('list', { name: 'Популярное' });
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Недавние выигрыши' })).toBeNull());
    await expect(canvas.queryByRole('heading', { name: /Провайдеры/ })).toBeNull();
  },
};
