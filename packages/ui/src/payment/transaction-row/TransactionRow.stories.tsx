import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../inputs/button/index.ts';
import { CheckIcon, CloseIcon, PendingIcon } from '../../foundations/icon/index.ts';
import { longText } from '../../../testing/index.ts';
import {
  TransactionGroup,
  TransactionRow,
  type TransactionRowProps,
  TransactionSkeleton,
} from './TransactionRow.tsx';

const credited: TransactionRowProps = {
  direction: 'in',
  title: 'Банковская карта',
  detail: '•• 4417 · 18:32',
  amount: '+ 25 000 ₸',
  tone: 'success',
  status: { tone: 'success', label: 'Зачислено', icon: <CheckIcon /> },
};
const pending: TransactionRowProps = {
  direction: 'out',
  title: 'Вывод на карту',
  detail: '•• 4417 · 21:04',
  amount: '− 80 000 ₸',
  status: { tone: 'warning', label: 'В обработке', icon: <PendingIcon /> },
  reason: 'Обычно до 2 часов. До этого вывод можно отменить.',
  action: (
    <Button variant="danger-outline" size="xs">
      Отменить
    </Button>
  ),
};
const declined: TransactionRowProps = {
  direction: 'in',
  title: 'Мобильный счёт',
  detail: '+7 701 ••• 60 · 18:27',
  amount: '10 000 ₸',
  tone: 'muted',
  status: { tone: 'danger', label: 'Отклонено', icon: <CloseIcon /> },
  reason: 'Оператор отклонил платёж: недостаточно средств на счёте.',
};

const meta = {
  title: 'Payment/TransactionRow',
  component: TransactionRow,
  parameters: {
    usage: {
      when: 'For a movement of money in the history, inside a TransactionGroup.',
      not: 'Not for bonuses that are being wagered: OfferCard.',
    },
  },
  args: credited,
  render: (args) => (
    <div className="p-4">
      <TransactionGroup title="Сегодня, 20 ноября">
        <TransactionRow {...args} />
      </TransactionGroup>
    </div>
  ),
} satisfies Meta<typeof TransactionRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Сегодня, 20 ноября' })).toBeVisible();
    await expect(canvas.getByRole('listitem')).toHaveTextContent(
      'Банковская карта+ 25 000 ₸•• 4417 · 18:32Зачислено',
    );
  },
};
export const History: Story = {
  render: () => (
    <div className="flex flex-col gap-5 p-4">
      <TransactionGroup title="Сегодня, 20 ноября">
        <TransactionRow {...pending} />
        <TransactionRow {...credited} />
        <TransactionRow {...declined} />
      </TransactionGroup>
      <TransactionGroup title="18 ноября">
        <TransactionRow {...credited} title="Apple Pay" detail="09:15" amount="+ 15 000 ₸" />
        <TransactionRow
          {...credited}
          direction="out"
          title="Вывод на карту"
          amount="− 120 000 ₸"
          tone="plain"
        />
      </TransactionGroup>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Отменить' })).toBeVisible();
    await expect(canvas.getByText(/^Оператор отклонил/)).toBeVisible();
  },
};

export const LongText: Story = longText(
  (t) => (
    <TransactionGroup title={t.name}>
      <TransactionRow
        {...pending}
        title={t.name}
        amount="− 1 250 000 ₸"
        status={{ ...pending.status, label: t.status }}
        reason={t.text}
        action={
          <Button variant="danger-outline" size="xs">
            {t.action}
          </Button>
        }
      />
    </TransactionGroup>
  ),
  { className: 'flex flex-col gap-4 p-4' },
);

const rows = ['Банковская карта', 'Apple Pay', 'Терминал'];

export const SkeletonBox: Story = {
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
            status={{ tone: 'success', label: 'Зачислено', icon: <CheckIcon /> }}
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
