import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../inputs/button/index.ts';
import { CardIcon, EWalletIcon, IdentityIcon } from '../../foundations/icon/index.ts';
import { screens, InEachLanguage } from '../../../testing/index.ts';
import { DocumentCard, type DocumentCardProps } from './DocumentCard.tsx';

const uploading: DocumentCardProps = {
  name: 'passport_front.jpg',
  status: 'uploading',
  detail: 'Загружаем 3,1 из 4,8 МБ',
  icon: <IdentityIcon />,
  upload: { sent: 3_100_000, size: 4_800_000, label: 'Загрузка passport_front.jpg' },
  remove: { label: 'Отменить загрузку passport_front.jpg', onClick: fn() },
};
const failed: DocumentCardProps = {
  name: 'scan_2.pdf',
  status: 'failed',
  detail: 'Формат не подходит. Нужен JPG или PNG.',
  remove: { label: 'Удалить scan_2.pdf', onClick: fn() },
};
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
      when: 'For a document sent for verification, from the moment its file is chosen until the answer.',
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

export const Uploading: Story = {
  args: uploading,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Загрузка passport_front.jpg' })).toHaveAttribute(
      'aria-valuenow',
      '65',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Отменить загрузку passport_front.jpg' }));
    await expect(args.remove?.onClick).toHaveBeenCalled();
  },
};

export const Failed: Story = {
  name: 'A file that was not taken',
  args: failed,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Удалить scan_2.pdf' })).toBeVisible();
  },
};

export const List: Story = {
  name: 'A list of documents',
  render: () => (
    <ul className="m-4 rounded-lg bg-surface-1 shadow-card">
      {[uploading, failed, waiting, rejected].map((card) => (
        <li key={card.name} className="border-line not-first:border-t">
          <DocumentCard {...card} />
        </li>
      ))}
    </ul>
  ),
};

export const LongText: Story = {
  globals: screens.narrow,
  render: () => (
    <InEachLanguage className="flex flex-col gap-4 p-4">
      {(t) => (
        <DocumentCard
          name={`${t.label}.jpeg`.replaceAll(' ', '_')}
          status="rejected"
          statusLabel={t.status}
          detail={t.error}
          remove={{ label: t.action, onClick: fn() }}
        />
      )}
    </InEachLanguage>
  ),
};
