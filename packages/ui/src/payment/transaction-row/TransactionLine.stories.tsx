import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TransactionLine } from './TransactionRow.tsx';

const meta = {
  title: 'Payment/TransactionLine',
  component: TransactionLine,
  args: {
    sign: 'in',
    title: 'Банковская карта',
    detail: 'Сегодня, 12:31',
    amount: '+10 000 ₸',
    href: '#tx',
  },
  parameters: {
    usage: {
      when: 'The last few transactions next to a page of the cashier or the profile.',
      not: 'The history itself: its rows name the state and offer to cancel (TransactionRow).',
    },
  },
} satisfies Meta<typeof TransactionLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <ul className="w-80 overflow-hidden rounded-lg bg-surface-1 shadow-card">
      <TransactionLine {...args} />
      <TransactionLine
        {...args}
        sign="pending"
        title="Вывод на карту •• 4481"
        detail="Вчера, 18:02 · в обработке"
        amount="−15 000 ₸"
      />
      <TransactionLine
        {...args}
        sign="failed"
        title="Баланс мобильного"
        detail="24 ноября · отклонено"
        amount="3 000 ₸"
      />
      <TransactionLine
        {...args}
        sign="out"
        title="Перевод в приложении банка на чужое имя"
        detail="19 ноября, 09:10"
        amount="−1 250 000 ₸"
      />
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await expect(canvas.getByText('+10 000 ₸')).toHaveAttribute('translate', 'no');
  },
};

export const LongText: Story = {
  args: {
    sign: 'out',
    title: 'Перевод в приложении банка на имя того, кому открыт счёт',
    detail: '19 ноября, 09:10 · деньги вернулись на баланс',
    amount: '−1 250 000 000,00 ₸',
  },
  render: (args) => (
    <ul className="w-72 overflow-hidden rounded-lg bg-surface-1 shadow-card">
      <TransactionLine {...args} />
    </ul>
  ),
};
