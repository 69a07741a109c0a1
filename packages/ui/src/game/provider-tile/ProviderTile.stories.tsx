import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GameRail } from '../game-rail/index.ts';
import { brokenImage, expectLink, longText } from '../../../testing/index.ts';
import { ProviderTile, ProviderTileSkeleton } from './ProviderTile.tsx';

const meta = {
  title: 'Game/ProviderTile',
  component: ProviderTile,
  parameters: {
    usage: {
      when: 'For a studio in a row or a grid that leads to its games.',
      not: 'Not for a game: GameTile.',
    },
  },
  args: { href: '/provider/altyn-play', name: 'Altyn Play', image: null },
  render: (args) => (
    <div className="flex p-4">
      <ProviderTile {...args} />
    </div>
  ),
} satisfies Meta<typeof ProviderTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Without an icon the initials are shown',
  play: async ({ canvas }) => {
    await expectLink(canvas, 'Altyn Play', '/provider/altyn-play');
  },
};

export const BrokenImage: Story = { args: { image: brokenImage } };

export const Row: Story = {
  render: () => (
    <GameRail title="Провайдеры" count="42" size="auto">
      {['Altyn Play', 'Nomad Studio', 'Saka Works', 'Red Poppy', 'Kök Games', 'Salon One'].map((name) => (
        <ProviderTile key={name} href={`/provider/${name}`} name={name} image={null} />
      ))}
    </GameRail>
  ),
};

export const WithNote: Story = {
  name: 'A grid says how many games a studio has, and which one is new',
  args: { note: '31 игра', mark: 'Новый' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Altyn Play 31 игра Новый' })).toBeVisible();
  },
};

export const LongText: Story = longText((t, args) => <ProviderTile {...args} name={t.name} />, {
  className: 'flex flex-col gap-4 p-4',
});

export const Loading: Story = {
  name: 'The skeleton is as high as the tile',
  render: () => (
    <div className="flex gap-2 p-4">
      <div data-testid="card">
        <ProviderTile href="#saka" name="Saka Works" image={null} />
      </div>
      <div data-testid="skeleton">
        <ProviderTileSkeleton />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('skeleton').offsetHeight).toBe(canvas.getByTestId('card').offsetHeight);
  },
};
