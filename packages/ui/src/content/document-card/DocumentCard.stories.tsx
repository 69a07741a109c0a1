import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../inputs/button/index.ts';
import { CardIcon, EWalletIcon, IdentityIcon } from '../../foundations/icon/index.ts';
import { fitsPage } from '../../../testing/fits-page.ts';
import { covers, screens } from '../../../testing/index.ts';
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

export const Approved: Story = {
  args: { status: 'approved', statusLabel: 'Одобрен' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Одобрен')).toBeVisible();
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

export const Preview: Story = { args: { preview: covers.moonWolf } };

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

export const Keys: Story = {
  name: 'Tab: take away, then what to do; Space presses',
  tags: ['keys'],
  args: {
    ...rejected,
    remove: { label: 'Удалить wallet.png', onClick: fn() },
    action: <Button size="sm">Загрузить новый файл</Button>,
  },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Удалить wallet.png' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.remove?.onClick).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Загрузить новый файл' })).toHaveFocus();
  },
};

const long = [
  {
    lang: 'ru',
    name: 'Удостоверение_личности_лицевая_сторона_фото_с_телефона.jpeg',
    statusLabel: 'Отклонён',
    detail: 'Фото обрезано: не видно срок действия документа и место выдачи.',
  },
  {
    lang: 'kk',
    name: 'Жеке_куәлік_алдыңғы_беті_телефоннан_түсірілген.jpeg',
    statusLabel: 'Қабылданбады',
    detail: 'Сурет қиылып қалған: құжаттың жарамдылық мерзімі мен берілген орны көрінбейді.',
  },
  {
    lang: 'az',
    name: 'Şəxsiyyət_vəsiqəsi_ön_tərəfi_telefonla_çəkilib.jpeg',
    statusLabel: 'Rədd edildi',
    detail: 'Şəkil kəsilib: sənədin etibarlılıq müddəti və verildiyi yer görünmür.',
  },
  {
    lang: 'en',
    name: 'Identity_card_front_side_taken_with_my_phone.jpeg',
    statusLabel: 'Declined',
    detail: 'The photo is cropped: the expiry date and the place of issue cannot be seen.',
  },
];

export const LongText: Story = {
  globals: screens.narrow,
  render: () => (
    <div className="flex flex-col gap-2 p-4">
      {long.map(({ lang, ...words }) => (
        <div key={lang} lang={lang} className="rounded-lg bg-surface-1 shadow-card">
          <DocumentCard {...words} status="rejected" remove={{ label: words.name, onClick: fn() }} />
        </div>
      ))}
    </div>
  ),
  play: fitsPage,
};
