import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { expectLink, inBox, longText, objects } from '../../../testing/index.ts';
import { WelcomeOfferCard } from './WelcomeOfferCard.tsx';

const images = { 100: objects.coin, 120: objects.kv, 200: objects.money, 300: objects.trophy };

const meta = {
  title: 'Content/WelcomeOfferCard',
  component: WelcomeOfferCard,
  args: {
    status: 'available',
    percent: 120,
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
    images,
    opening: { dayFrom: 0, tomorrow: 'Завтра', date: 'С 27 ноября', unavailable: 'Пока недоступен' },
    action: { label: 'Внести депозит', href: '/cash-box/deposit' },
    details: { label: 'Все условия', onClick: fn() },
  },
  parameters: {
    usage: {
      when: 'For each bonus of the welcome package: the first, second and third deposit.',
      not: 'Not for other deposit bonuses or free spins: use OfferCard of kind money or spins. Not for promo codes: use PromoBonusCard.',
    },
  },
  decorators: [inBox('max-w-190 p-4')],
} satisfies Meta<typeof WelcomeOfferCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const picture = (canvasElement: HTMLElement) => canvasElement.querySelector('img')?.getAttribute('src');

// WELC-05, WELC-09, WELC-11
export const Default: Story = {
  name: 'Available: 120% and 250 free spins, a wallet button to the cash box',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('+ 250 FS')).toBeVisible();
    await expect(picture(canvasElement)).toBe(images[120].src);
    const action = canvas.getByRole('link', { name: 'Внести депозит' });
    await expect(action).toHaveAttribute('href', '/cash-box/deposit');
    await expect(action.querySelector('.lucide-wallet')).toBeVisible();
  },
};

const second = {
  percent: 100,
  title: 'Второй депозит',
  figure: '100%',
  extra: '+ 100 FS',
  subtitle: 'до 150 000 ₸',
};

// WELC-03, WELC-06, WELC-10
export const Awaiting: Story = {
  name: 'Awaiting: a lock, the date, and only the terms to open',
  args: { ...second, status: 'awaiting', opening: { ...meta.args.opening, dayFrom: 3 } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('С 27 ноября')).toBeVisible();
    await expect(canvasElement.querySelector('.lucide-lock')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Второй депозит' })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

// WELC-06
export const Active: Story = {
  name: 'Active: how far the wager is, and the way to the games',
  args: {
    status: 'active',
    figure: 'Бонус 120%',
    progress: {
      value: 62,
      max: 100,
      label: 'Отыгрыш бонуса',
      doneLabel: 'Отыграно',
      done: '217 400 ₸',
      leftLabel: 'Осталось',
      left: '132 600 ₸',
      note: '62% из 350 000 ₸',
      deadline: 'до 26 ноября, 23:59',
    },
    subtitle: undefined,
    action: { label: 'Играть', href: '/games' },
    details: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '62');
    await expectLink(canvas, 'Играть', '/games');
  },
};

export const ServerPicture: Story = {
  name: 'The picture of the server comes first',
  args: { image: objects.reels },
  play: async ({ canvasElement }) => {
    await expect(picture(canvasElement)).toBe(objects.reels.src);
  },
};

export const LongText: Story = longText(
  (t, args, lang) => (
    <WelcomeOfferCard
      {...args}
      title={t.title}
      extra={t.name}
      subtitle={t.hint}
      terms={[{ label: t.label, value: t.name }]}
      action={{ label: t.action, href: `#${lang}` }}
      details={{ label: t.hint }}
      {...(lang === 'en'
        ? { status: 'awaiting', opening: { ...meta.args.opening, dayFrom: 3, date: t.hint } }
        : {})}
    />
  ),
  { className: 'grid gap-4' },
);
