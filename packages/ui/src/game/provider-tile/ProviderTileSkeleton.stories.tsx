import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProviderTile, ProviderTileSkeleton } from './ProviderTile.tsx';

const meta = {
  title: 'Game/ProviderTile/ProviderTileSkeleton',
  component: ProviderTileSkeleton,
  parameters: {
    usage: {
      when: 'The row of studios is on its way.',
      not: 'Before a request, put it into a StaticSkeleton; without results, show an EmptyState.',
    },
  },
} satisfies Meta<typeof ProviderTileSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SameBox: Story = {
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
