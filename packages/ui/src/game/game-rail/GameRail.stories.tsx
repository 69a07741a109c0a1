import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { GameTile, GameTileSkeleton } from '../game-tile/index.ts';
import { SkeletonGroup, StaticSkeleton } from '../../feedback/skeleton/Skeleton.tsx';
import { games, longText, screens } from '../../../testing/index.ts';
import { GameGrid } from './GameGrid.tsx';
import { GameRail, GameRailSkeleton } from './GameRail.tsx';

const meta = {
  title: 'Game/GameRail',
  component: GameRail,
  parameters: {
    usage: {
      when: 'For one row out of a longer list, with the way to all of it.',
      not: 'Not for a whole list: GameGrid, or VirtualGrid when it is long.',
    },
  },
  args: {
    title: 'Новинки',
    count: '24',
    more: { href: '/games/new', label: 'Все' },
    scrollLabels: { previous: 'Назад', next: 'Вперёд' },
    children: games.map((game) => <GameTile key={game.href} {...game} />),
  },
} satisfies Meta<typeof GameRail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'A named section with a list; tiles are 132 px on phones',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Новинки' })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(games.length));
    await expect(canvas.getAllByRole('listitem')[0]?.clientWidth).toBe(132);
  },
};

export const TopTen: Story = {
  args: {
    title: 'Топ-10 недели',
    count: undefined,
    size: 'top',
    children: games.map((game, index) => (
      <GameTile key={game.href} {...game} badge={undefined} rank={index + 1} />
    )),
  },
};

export const ScrollButtons: Story = {
  name: 'Scroll buttons for fine pointers; the one at an end is disabled',
  globals: screens.desktop,
  play: async ({ canvas }) => {
    if (!matchMedia('(pointer: fine)').matches) return;
    const next = await canvas.findByRole('button', { name: 'Вперёд' });
    const previous = canvas.getByRole('button', { name: 'Назад' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    await waitFor(() => expect(canvas.getByRole('list').scrollLeft).toBeGreaterThan(100));
    await waitFor(() => expect(previous).toHaveAttribute('aria-disabled', 'false'));
  },
};

export const CoversWait: Story = {
  name: 'Covers are fetched for what is in sight and next to it; the rest when the row is moved',
  args: {
    children: Array.from({ length: 20 }, (_, index) => (
      <GameTile key={index} {...(games[index % games.length] as (typeof games)[number])} />
    )),
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    const fetched = () => list.querySelectorAll('img[src]').length;
    const all = 20;
    // The tiles outside the viewport are rendered a frame after the others.
    await waitFor(() => expect(list.querySelectorAll('img')).toHaveLength(all));
    await waitFor(() => expect(fetched()).toBeGreaterThan(2));
    await expect(fetched()).toBeLessThan(all / 2);
    list.scrollTo({ left: list.scrollWidth, behavior: 'instant' });
    await waitFor(() => expect(fetched()).toBe(all));
    list.scrollTo({ left: 0, behavior: 'instant' });
  },
};

export const SameBox: Story = {
  name: 'The skeleton is as high as the rail',
  render: (args) => (
    <>
      <GameRail {...args} data-testid="rail" />
      <SkeletonGroup label="Загружаем игры">
        <GameRailSkeleton data-testid="skeleton" />
      </SkeletonGroup>
      <StaticSkeleton>
        <GameRailSkeleton data-testid="place" />
      </StaticSkeleton>
    </>
  ),
  play: async ({ canvas }) => {
    const height = canvas.getByTestId('rail').clientHeight;
    await expect(canvas.getByTestId('skeleton').clientHeight).toBe(height);
    await expect(canvas.getByTestId('place').clientHeight).toBe(height);
  },
};

export const WholeRows: Story = {
  name: 'A grid with more pages ends with a complete row',
  render: () => (
    <GameGrid label="Популярное" isPartial data-testid="grid">
      {[...games, ...games].slice(0, 11).map((game, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same games twice.
        <GameTileSkeleton key={`${game.href} ${index}`} />
      ))}
    </GameGrid>
  ),
  play: async ({ canvas }) => {
    const grid = canvas.getByTestId('grid');
    const columns = getComputedStyle(grid).gridTemplateColumns.split(' ').length;
    const shown = () =>
      [...grid.children].filter((tile) => tile instanceof HTMLElement && !tile.hidden).length;
    await waitFor(() => expect(shown() % columns).toBe(0));
    await expect(shown()).toBeGreaterThan(0);
  },
};

export const SameGrid: Story = {
  name: 'The static grid is as high as its skeleton',
  render: () => (
    <>
      <GameGrid label="Загружаем" data-testid="skeleton">
        {games.map((game) => (
          <GameTileSkeleton key={game.href} />
        ))}
      </GameGrid>
      <StaticSkeleton>
        <GameGrid label="Ещё не загружаем" data-testid="place">
          {games.map((game) => (
            <GameTileSkeleton key={game.href} />
          ))}
        </GameGrid>
      </StaticSkeleton>
    </>
  ),
  play: async ({ canvas }) => {
    const [skeleton, index] = [canvas.getByTestId('skeleton'), canvas.getByTestId('place')];
    await expect(skeleton.clientHeight).toBeGreaterThan(0);
    await expect(index.clientHeight).toBe(skeleton.clientHeight);
  },
};

export const Grid: Story = {
  name: 'The grid has two columns at 390 px',
  render: () => (
    <GameGrid label="Популярное">
      {games.map((game) => (
        <GameTile key={game.href} {...game} />
      ))}
    </GameGrid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Популярное' })).toBeVisible();
    const [first, second, third] = canvas
      .getAllByRole('listitem')
      .map((item) => item.getBoundingClientRect());
    await expect(first?.top).toBe(second?.top);
    await expect(third?.top).toBeGreaterThan(first?.bottom ?? 0);
  },
};

export const LongText: Story = longText(
  (t, args) => (
    <GameRail {...args} title={t.title} count="1 284" more={{ href: '/games/new', label: t.name }} />
  ),
  { className: 'flex flex-col gap-4 py-4' },
);
