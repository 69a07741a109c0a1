import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import { PendingIcon, WalletIcon } from '../icon/index.ts';
import { covers, objects, screens } from '../story-art/index.ts';
import { OfferCard } from './OfferCard.tsx';
import type { OfferCardProps } from './types.ts';

const welcome: OfferCardProps = {
  kind: 'welcome',
  status: 'available',
  title: 'Первый депозит',
  figure: '120%',
  extra: '+ 250 FS',
  subtitle: 'до 250 000 ₸',
  terms: [
    { label: 'Мин. депозит', value: '3 000 ₸' },
    { label: 'Вейджер', value: 'x35' },
    { label: 'Срок отыгрыша', value: '7 дней' },
    { label: 'Макс. вывод', value: 'x10 от бонуса' },
  ],
  action: { label: 'Внести депозит', href: '/cashbox/deposit', icon: <WalletIcon aria-hidden="true" /> },
  details: { label: 'Все условия', onClick: fn() },
  image: objects.kv,
};

const meta = {
  title: 'Content/OfferCard',
  component: OfferCard,
  args: welcome,
  render: (args) => (
    <div className="max-w-190 p-4">
      <OfferCard {...args} />
    </div>
  ),
} satisfies Meta<typeof OfferCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Welcome: Story = {
  name: 'Conditions stand on the card before its button',
  play: async ({ canvas }) => {
    const terms = canvas.getByText('Мин. депозит');
    const action = canvas.getByRole('link', { name: 'Внести депозит' });
    await expect(terms.compareDocumentPosition(action)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(canvas.getByRole('heading', { level: 3, name: 'Первый депозит' })).toBeVisible();
  },
};
export const Locked: Story = {
  name: 'A locked offer says when it opens and has no button',
  args: {
    status: 'locked',
    title: 'Второй депозит',
    figure: '100%',
    extra: '+ 100 FS',
    subtitle: 'до 150 000 ₸',
    lockedNote: 'Завтра',
    image: objects.coin,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Завтра')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
const money: OfferCardProps = {
  kind: 'money',
  status: 'available',
  title: 'Выходные',
  figure: '50% до 100 000 ₸',
  badges: (
    <>
      <Badge tone="bonus">Выходные</Badge>
      <Badge icon={<PendingIcon aria-hidden="true" />}>до 23 ноября</Badge>
    </>
  ),
  terms: [
    { label: 'Мин. депозит', value: '5 000 ₸' },
    { label: 'вейджер', value: 'x30' },
    { label: 'макс. вывод', value: 'x8' },
  ],
  action: { label: 'Использовать', onClick: fn() },
  image: objects.money,
};
export const Money: Story = {
  args: { ...money, extra: undefined, subtitle: undefined, details: undefined },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Использовать' }));
    await expect(args.action?.onClick).toHaveBeenCalledTimes(1);
  },
};
export const Spins: Story = {
  args: {
    ...money,
    kind: 'spins',
    figure: '50 фриспинов',
    subtitle: 'Wild Berkut · Ставка 40 ₸',
    badges: <Badge tone="accent">Депозит от 5 000 ₸</Badge>,
    terms: [
      { label: 'Вейджер', value: 'x30' },
      { label: 'до', value: '23 ноября' },
    ],
    extra: undefined,
    details: undefined,
    image: covers.wildBerkut,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '50 фриспинов' })).toBeVisible();
  },
};
export const Cashback: Story = {
  args: {
    kind: 'cashback',
    title: 'Кэшбэк за неделю',
    figure: '12 480 ₸',
    extra: undefined,
    subtitle: 'Доступен ещё 2 дня',
    terms: [
      { label: 'Мин. депозит', value: '3 000 ₸' },
      { label: 'Вейджер', value: 'x5' },
    ],
    details: undefined,
    image: objects.cashback,
  },
};
export const Active: Story = {
  name: 'An active offer shows both numbers of the wager',
  args: {
    status: 'active',
    progress: { value: 62, max: 100, label: 'Отыгрыш бонуса', done: 'Отыграно 62%', left: 'ещё 132 600 ₸' },
    action: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Отыгрыш бонуса' })).toHaveAttribute(
      'aria-valuenow',
      '62',
    );
    await expect(canvas.getByText('ещё 132 600 ₸')).toBeVisible();
  },
};
export const Keys: Story = {
  tags: ['keys'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Внести депозит' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Все условия' })).toHaveFocus();
  },
};
export const LongKazakh: Story = {
  globals: { locale: 'kk', ...screens.narrow },
  args: {
    title: 'Бірінші рет толықтыруға сыйлық',
    subtitle: '250 000 ₸ дейін',
    terms: [
      { label: 'Ең аз толықтыру', value: '3 000 ₸' },
      { label: 'Вейджер', value: 'x35' },
      { label: 'Ойнап шығу мерзімі', value: '7 күн' },
      { label: 'Ең көп шығару', value: 'бонустан x10 есе' },
    ],
    action: { label: 'Шотты толықтырып, бонус алу', href: '#deposit' },
    details: { label: 'Барлық шарттар', onClick: fn() },
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article').getBoundingClientRect();
    const action = canvas.getByRole('link').getBoundingClientRect();
    await expect(action.right).toBeLessThanOrEqual(card.right);
  },
};
export const LongAzerbaijani: Story = {
  ...Money,
  globals: { locale: 'az', ...screens.narrow },
  args: {
    ...money,
    figure: '50%, 500,00 ₼-dək',
    badges: <Badge tone="bonus">Həftəsonu</Badge>,
    terms: [
      { label: 'Minimum depozit', value: '10,00 ₼' },
      { label: 'mərc tələbi', value: 'x30' },
    ],
    action: { label: 'İstifadə et', onClick: fn() },
    details: { label: 'Bütün şərtlər', onClick: fn() },
    extra: undefined,
    subtitle: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'İstifadə et' })).toBeVisible();
  },
};
export const Desktop: Story = { globals: screens.desktop };
export const Light: Story = { globals: screens.light };
