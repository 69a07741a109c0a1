import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../inputs/button/index.ts';
import { CardIcon, EWalletIcon } from '../../foundations/icon/index.ts';
import { longText } from '../../../testing/index.ts';
import { DocumentCard, type DocumentCardProps } from './DocumentCard.tsx';

const waiting: DocumentCardProps = {
  name: 'card_4417.png',
  status: 'waiting',
  statusLabel: 'Проверяем',
  detail: '20.11.2025 18:40',
  icon: <CardIcon />,
};
const rejected: DocumentCardProps = {
  name: 'wallet.png',
  status: 'rejected',
  statusLabel: 'Отклонён',
  detail: 'Не видно имя владельца',
  icon: <EWalletIcon />,
};

const meta = {
  title: 'Content/DocumentCard',
  component: DocumentCard,
  args: waiting,
  parameters: {
    usage: {
      when: 'For a document sent for verification, from the request until the answer.',
      not: 'Not for choosing files: that is the upload field. Not for a movement of money: TransactionRow.',
    },
  },
  render: (args) => (
    <div className="p-4">
      <div className="rounded-lg bg-surface-1 shadow-card">
        <DocumentCard {...args} />
      </div>
    </div>
  ),
} satisfies Meta<typeof DocumentCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Under review',
  play: async ({ canvas }) => {
    const card = canvas.getByRole('group', { name: 'card_4417.png' });
    await expect(card).toHaveAttribute('data-status', 'waiting');
    await expect(card).toHaveTextContent('Проверяем');
  },
};

export const Rejected: Story = {
  name: 'Sent back: why, and what to do',
  args: {
    ...rejected,
    action: (
      <Button variant="secondary" size="sm">
        Загрузить новый файл
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Не видно имя владельца')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Загрузить новый файл' })).toBeVisible();
  },
};

export const LongText: Story = longText(
  (t) => (
    <DocumentCard
      name={`${t.label}.jpeg`.replaceAll(' ', '_')}
      status="rejected"
      statusLabel={t.status}
      detail={t.error}
    />
  ),
  { className: 'flex flex-col gap-4 p-4' },
);
