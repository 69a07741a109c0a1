import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { GameGrid } from '../../game/game-rail/index.ts';
import { GameTile } from '../../game/game-tile/index.ts';
import { games, longText } from '../../../testing/index.ts';
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
  parameters: {
    usage: {
      when: 'Around a list whose pages come from the server one after another.',
      not: 'Not for a list that is known whole; not where every page needs an address of its own.',
    },
  },
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
  name: 'The button loads the next page',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать ещё' }));
    await expect(args.onMore).toHaveBeenCalledTimes(1);
    await expect(canvas.getAllByRole('link').at(-1)).toHaveFocus();
  },
};

/** A list that shows the loading state for one frame and then has another page. */
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
  name: 'Two pages load automatically, then the button is needed, then two load automatically again',
  args: { autoPages: 2 },
  render: (args) => <Growing {...args} />,
  play: async ({ canvas, args }) => {
    await canvas.findByText('3 × 20');
    await userEvent.click(canvas.getByRole('button', { name: 'Показать ещё' }));
    await canvas.findByText('6 × 20');
    await canvas.findByRole('button', { name: 'Показать ещё' });
    await expect(args.onMore).toHaveBeenCalledTimes(5);
  },
};

// UI-02
export const Message: Story = {
  name: 'A status is shown until the last page has loaded',
  args: { autoPages: 3 },
  render: (args) => <Growing {...args} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Загружаем ещё'));
    await expect(canvas.queryByRole('button')).toBeNull();
    await canvas.findByText('4 × 20');
  },
};

// UI-01, UI-07
export const Near: Story = {
  name: 'The next page is requested within 100 px of the end',
  args: {
    autoPages: 3,
    children: <div className="h-[2000px]" />,
  },
  play: async ({ args, canvasElement }) => {
    const end = canvasElement.getBoundingClientRect().bottom + window.scrollY;
    const below = (px: number) =>
      window.scrollTo({ top: end - window.innerHeight - px, behavior: 'instant' });
    const frames = async (count: number) => {
      for (let frame = 0; frame < count; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
    };
    below(160);
    await frames(5);
    await expect(args.onMore).not.toHaveBeenCalled();
    below(90);
    await waitFor(() => expect(args.onMore).toHaveBeenCalledTimes(1));
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

export const LongText: Story = longText((t, args, lang) => (
  <InfiniteList {...args} moreLabel={t.action} loadingLabel={t.title} loading={lang === 'kk'} error={t.text}>
    {null}
  </InfiniteList>
));
