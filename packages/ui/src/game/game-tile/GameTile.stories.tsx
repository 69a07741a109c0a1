import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { brokenImage, covers, games, screens, InEachLanguage } from '../../../testing/index.ts';
import { GameTile } from './GameTile.tsx';
import { GameTileSkeleton } from './GameTileSkeleton.tsx';

const meta = {
  title: 'Game/GameTile',
  component: GameTile,
  parameters: {
    usage: {
      when: 'For a game wherever it can be chosen: rows, grids, search.',
      not: 'Not for a game inside a sentence or an offer: write its name as a link.',
    },
  },
  args: {
    href: '/game/wild-berkut',
    name: 'Wild Berkut',
    provider: 'Nomad Studio',
    image: covers.wildBerkut,
    playLabel: 'Играть',
  },
  render: (args) => (
    <div className="w-[175px] p-4">
      <GameTile {...args} />
    </div>
  ),
} satisfies Meta<typeof GameTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'One link named by game and studio',
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Wild Berkut, Nomad Studio' });
    await expect(link).toHaveAttribute('href', '/game/wild-berkut');
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const Badges: Story = {
  name: 'Of several badges the most important is shown and described',
  render: () => (
    <div className="grid grid-cols-2 gap-3 p-4">
      {games.map((game) => (
        <GameTile
          key={game.href}
          {...game}
          badges={[{ kind: 'top', label: 'Топ' }, ...(game.badges ?? [])]}
        />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Moon Wolf/ })).toHaveAccessibleDescription('Новинка');
    await expect(canvas.getByRole('link', { name: /^European/ })).toHaveAccessibleDescription('LIVE');
    await expect(canvas.getByRole('link', { name: /^Wild/ })).toHaveAccessibleDescription('Топ');
  },
};

export const Unavailable: Story = {
  name: 'An unavailable game says why on its cover',
  args: { unavailableReason: 'Недоступно в вашем регионе', badges: [{ kind: 'new', label: 'Новинка' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleDescription('Недоступно в вашем регионе');
    await expect(canvas.queryByText('Новинка')).toBeNull();
  },
};

export const Ranked: Story = {
  args: { rank: 10 },
  render: (args) => (
    <div className="w-[210px] p-4">
      <GameTile {...args} />
    </div>
  ),
};

export const BrokenCover: Story = {
  name: 'A cover that fails leaves onyx with the title',
  args: { image: brokenImage, name: 'Қобыланды батыр және сиқырлы қорған' },
  globals: { locale: 'kk' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Қобыланды батыр және сиқырлы қорған')).toBeVisible());
  },
};

export const SameBox: Story = {
  name: 'The skeleton is as large as the tile',
  render: (args) => (
    <div className="grid grid-cols-2 gap-2 p-4">
      <GameTile {...args} data-testid="tile" />
      <GameTileSkeleton data-testid="skeleton" />
    </div>
  ),
  play: async ({ canvas }) => {
    const tile = canvas.getByTestId('tile').firstElementChild;
    await expect(canvas.getByTestId('skeleton').scrollHeight).toBe(
      Math.round(tile?.getBoundingClientRect().height ?? 0),
    );
  },
};
export const DemoOnly: Story = {
  name: 'A game that can only be tried says so',
  args: { href: '/game/wild-berkut?demo=1', badges: [{ kind: 'demo', label: 'Только демо' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleDescription('Только демо');
  },
};

export const LongText: Story = {
  globals: screens.narrow,
  render: (args) => (
    <InEachLanguage className="grid grid-cols-2 gap-2 p-4">
      {(t) => (
        <>
          <GameTile {...args} name={t.name} provider={t.hint} image={null} />
          <GameTile {...args} name={t.name} provider={t.hint} unavailableReason={t.title} />
        </>
      )}
    </InEachLanguage>
  ),
};
