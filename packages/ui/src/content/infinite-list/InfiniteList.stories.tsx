import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { GameGrid } from '../../game/game-rail/index.ts';
import { GameTile } from '../../game/game-tile/index.ts';
import { fitsPage } from '../../../testing/fits-page.ts';
import { games, screens } from '../../../testing/index.ts';
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
  name: 'Two pages come by themselves; then the button asks, and after it two come by themselves again',
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

// UI-02
export const Message: Story = {
  name: 'A message stands while more pages exist, until the last has come',
  args: { autoPages: 3 },
  render: (args) => <Growing {...args} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Загружаем ещё'));
    await canvas.findByText('4 × 20');
  },
};

// UI-01, UI-07
export const Near: Story = {
  name: 'The next page is asked for when its end is within 100 px of the window, not before',
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

const long = [
  { lang: 'ru', moreLabel: 'Показать следующие сорок игр', loadingLabel: 'Загружаем следующие сорок игр' },
  { lang: 'kk', moreLabel: 'Келесі қырық ойынды көрсету', loadingLabel: 'Келесі қырық ойын жүктеліп жатыр' },
  { lang: 'az', moreLabel: 'Növbəti qırx oyunu göstər', loadingLabel: 'Növbəti qırx oyun yüklənir' },
  { lang: 'en', moreLabel: 'Show the next forty games', loadingLabel: 'Loading the next forty games' },
];

export const LongText: Story = {
  globals: screens.narrow,
  render: (args) => (
    <>
      {long.map(({ lang, ...words }) => (
        <div key={lang} lang={lang}>
          <InfiniteList {...args} {...words}>
            {null}
          </InfiniteList>
          <InfiniteList {...args} {...words} loading>
            {null}
          </InfiniteList>
        </div>
      ))}
    </>
  ),
  play: fitsPage,
};
