import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PaymentMethodTile } from './PaymentMethodTile.tsx';
import { PaymentMethodTileSkeleton } from './PaymentMethodTileSkeleton.tsx';

const meta = {
  title: 'Payment/PaymentMethodTile/PaymentMethodTileSkeleton',
  component: PaymentMethodTileSkeleton,
  parameters: {
    usage: {
      when: 'The list of payment methods is on its way.',
      not: 'Where nothing has been asked for yet, put it into a StaticSkeleton; where nothing will come, show an EmptyState.',
    },
  },
} satisfies Meta<typeof PaymentMethodTileSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SameBox: Story = {
  name: 'The skeleton is as high as the tile',
  render: () => (
    <div className="grid grid-cols-2 items-start gap-2 p-4">
      <div data-testid="card">
        <PaymentMethodTile
          name="Apple Pay"
          image={null}
          icon="applepay"
          limits="3 000 – 500 000 ₸"
          speed="Мгновенно"
          href="#apple-pay"
        />
      </div>
      <div data-testid="skeleton">
        <PaymentMethodTileSkeleton />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('skeleton').offsetHeight).toBe(canvas.getByTestId('card').offsetHeight);
  },
};
