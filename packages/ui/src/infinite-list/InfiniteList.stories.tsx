import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { GameGrid } from '../game-rail/index.ts';
import { GameTile } from '../game-tile/index.ts';
import { games, screens } from '../story-art/index.ts';
import { InfiniteList, type InfiniteListProps } from './InfiniteList.tsx';

const grid = (
  <GameGrid label="Слоты">
    {games.slice(0, 4).map((game) => (
      <GameTile key={game.href} {...game} />
    ))}
  </GameGrid>
);

const meta = {
  title: 'Content/InfiniteList',
  component: InfiniteList,
  args: {
    hasMore: true,
    loading: false,
    onMore: fn(),
    autoPages: 0,
    moreLabel: 'Показать ещё',
    loadingLabel: 'Загружаем ещё',
    endLabel: 'Это все игры',
    children: grid,
  },
} satisfies Meta<typeof InfiniteList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'The button asks for the next page',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать ещё' }));
    await expect(args.onMore).toHaveBeenCalledTimes(1);
  },
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Загружаем ещё');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Complete: Story = {
  args: { hasMore: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Это все игры');
  },
};

/** Answers one frame after it has shown that it is loading. */
function Growing({ onMore, ...rest }: InfiniteListProps) {
  const [pages, setPages] = useState(1);
  const [loading, setLoading] = useState(false);
  useEffect(() => {
    if (!loading) return undefined;
    const frame = requestAnimationFrame(() => {
      setPages((count) => count + 1);
      setLoading(false);
    });
    return () => cancelAnimationFrame(frame);
  }, [loading]);
  return (
    <InfiniteList
      {...rest}
      loading={loading}
      onMore={() => {
        onMore();
        setLoading(true);
      }}
    >
      <p className="p-4 text-body">{`${pages} × 20`}</p>
    </InfiniteList>
  );
}

export const ByItself: Story = {
  name: 'Two pages come by themselves; from then on the button asks',
  args: { autoPages: 2 },
  render: (args) => <Growing {...args} />,
  play: async ({ canvas, args }) => {
    await canvas.findByText('3 × 20');
    await userEvent.click(canvas.getByRole('button', { name: 'Показать ещё' }));
    await canvas.findByText('4 × 20');
    await expect(args.onMore).toHaveBeenCalledTimes(3);
  },
};

export const Keys: Story = {
  tags: ['keys'],
  args: { children: null },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMore).toHaveBeenCalledTimes(1);
  },
};

export const LongKazakh: Story = {
  globals: { locale: 'kk', ...screens.narrow },
  args: {
    moreLabel: 'Тағы көрсету',
    endLabel: 'Барлық ойын осы. Басқа санатты да қарап көріңіз',
    hasMore: false,
  },
};
export const Light: Story = { globals: screens.light };
