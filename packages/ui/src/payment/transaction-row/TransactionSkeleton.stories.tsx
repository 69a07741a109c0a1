import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckIcon } from '../../foundations/icon/index.ts';
import { TransactionGroup, TransactionRow, TransactionSkeleton } from './TransactionRow.tsx';

const meta = {
  title: 'Payment/TransactionRow/TransactionSkeleton',
  component: TransactionSkeleton,
  parameters: {
    usage: {
      when: 'The history is on its way.',
      not: 'Before a request, put it into a StaticSkeleton; without results, show an EmptyState.',
    },
  },
} satisfies Meta<typeof TransactionSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = ['Банковская карта', 'Apple Pay', 'Терминал'];

export const SameBox: Story = {
  name: 'The skeleton is as high as a day of three rows',
  render: () => (
    <div className="grid gap-4 p-4">
      <TransactionGroup title="Сегодня, 20 ноября" data-testid="card">
        {rows.map((title) => (
          <TransactionRow
            key={title}
            direction="in"
            title={title}
            detail="18:32"
            amount="+ 25 000 ₸"
            status={{ tone: 'success', label: 'Зачислено', icon: <CheckIcon aria-hidden="true" /> }}
          />
        ))}
      </TransactionGroup>
      <TransactionSkeleton data-testid="skeleton" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('skeleton').offsetHeight).toBe(canvas.getByTestId('card').offsetHeight);
  },
};
