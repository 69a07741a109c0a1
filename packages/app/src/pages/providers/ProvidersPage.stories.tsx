import type { Meta, StoryObj } from '@storybook/react-vite';
import { providers } from '@tulpar/api/contract';
import { answer, hang, providerList, refuse } from '@tulpar/api/samples';
import { screens } from '@tulpar/ui/testing';
import { expect, userEvent, waitFor } from 'storybook/test';
import { FAULT, fits, inApp, scene, settle } from '#app/stories/app-story.tsx';

const meta = {
  title: 'Pages/Providers',
  decorators: [inApp],
  loaders: [settle],
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const route = { path: '/providers' };

/** ROUTE-15 GAME-11: every provider with its svg or png, its games and the way to them. */
export const Loaded: Story = {
  ...scene(route),
  play: async ({ canvas }) => {
    const tile = await canvas.findByRole('link', { name: /^Copper Heron Works/ });
    await expect(tile).toHaveAttribute('href', '/games/filter/copper-heron');
    await expect(tile).toHaveTextContent('31 игра');
    const sourceOf = (slug: string) =>
      canvas
        .getByRole('list', { name: 'Провайдеры' })
        .querySelector(`a[href$="${slug}"] img`)
        ?.getAttribute('src');
    await expect(sourceOf('copper-heron')).toBe('/cdn/providers/copper-heron/icon.svg');
    await expect(sourceOf('tin-pomegranate')).toBe(
      '/cdn/providers/tin-pomegranate/icon.png?format=webp&quality=70&width=176',
    );
  },
};

/** One is found by any words of its name. */
export const Found: Story = {
  ...scene(route),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Copper Heron Works/ });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Найти провайдера' }), 'otter');
    await waitFor(() => expect(canvas.queryByRole('link', { name: /^Copper/ })).toBeNull());
    await canvas.findByRole('link', { name: /^Paper Otter Lab/ });
  },
};

export const NoneFound: Story = {
  ...scene({ path: '/providers?search=zzz' }),
  play: async ({ canvas }) => {
    await canvas.findByText('Такого провайдера нет.', { selector: 'p' });
  },
};

export const Loading: Story = {
  ...scene(route, [hang(providers)]),
  play: async ({ canvas }) => {
    await canvas.findByText('Загружаем провайдеров');
  },
};

/** A failed list can be asked for again. */
export const Failed: Story = {
  ...scene(route, [refuse(providers, FAULT, 'DEFAULT')]),
  play: async ({ canvas }) => {
    await canvas.findByText('Провайдеры не загрузились');
    await expect(canvas.getByRole('button', { name: 'Обновить' })).toBeVisible();
  },
};

/** A provider that left is not shown; one without games here says so. */
export const Closed: Story = {
  ...scene({ ...route, signedIn: true }, [
    answer(providers, {
      data: providerList.map((one, index) => ({
        ...one,
        is_active: index !== 0,
        games_count: index === 1 ? 0 : one.games_count,
      })),
    }),
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Paper Otter Lab/ })).toHaveTextContent(
      'Недоступно в вашем регионе',
    );
    await expect(canvas.queryByRole('link', { name: /^Copper/ })).toBeNull();
  },
};

const seen: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('link', { name: /^Copper Heron Works/ });
};

export const Desktop: Story = { ...scene(route), globals: screens.desktop, play: seen };
export const Light: Story = { ...scene(route), globals: screens.light, play: seen };

/** Kazakh on the narrowest phone. */
export const Kazakh: Story = {
  ...scene(route),
  globals: { ...screens.narrow, locale: 'kk' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Провайдерлер' });
    await canvas.findByRole('link', { name: /^Copper Heron Works/ });
    await fits();
  },
};
