import type { Meta } from '@storybook/react-vite';
import { providers, providersPage } from '@tulpar/api/contract';
import { answer, hang, providerList } from '@tulpar/api/samples';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { scene, wholeApp, shows, type Story } from '#app/stories/app-story.tsx';

export default { title: 'Pages/Providers', ...wholeApp } satisfies Meta;

const route = { path: '/providers' };

// ROUTE-15, GAME-11
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
      '/cdn/providers/tin-pomegranate/icon.png?format=webp&quality=70&width=80',
    );
  },
};

export const NoneFound: Story = {
  ...scene({ path: '/providers?search=zzz' }),
  play: async ({ canvas }) => {
    await canvas.findByText('Такого провайдера нет.', { selector: 'p' });
  },
};

export const Loading: Story = {
  ...scene(route, [hang(providersPage)]),
  play: shows('Загружаем провайдеров'),
};

const requested = fn();

/** Two pages of all providers, one per letter. */
const paged = answer(providersPage, ({ query }) => {
  requested(query);
  const { letter, page = '1' } = query;
  const found = letter ? providerList.filter(({ name }) => name.startsWith(letter)) : providerList;
  const size = 2;
  const from = (Number(page) - 1) * size;
  return {
    data: found.slice(from, from + size),
    pagination: { items: found.length, total_pages: Math.ceil(found.length / size) },
    extra_data: { letters: ['C', 'O', 'P'] },
  };
});

// CALL-06
export const Pages: Story = {
  name: 'The next page comes with a press',
  ...scene(route, [paged]),
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Провайдеры' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Показать ещё' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(4));
    await expect(requested.mock.calls.map(([query]) => (query as { page: string }).page)).toEqual(['1', '2']);
  },
};

// CALL-06
export const Letter: Story = {
  name: 'A letter filters the providers and is in the address',
  ...scene(route, [paged]),
  play: async ({ canvas }) => {
    const letters = within(await canvas.findByRole('group', { name: 'Первая буква' }));
    await userEvent.click(letters.getByRole('button', { name: 'P' }));
    await waitFor(() => expect(requested).toHaveBeenCalledWith({ page: '1', limit: '24', letter: 'P' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: /^Copper/ })).toBeNull());
    await canvas.findByRole('link', { name: /^Paper Otter Lab/ });
    await expect(letters.getByRole('button', { name: 'P' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Closed: Story = {
  ...scene({ path: '/providers?search=o', signedIn: true }, [
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
