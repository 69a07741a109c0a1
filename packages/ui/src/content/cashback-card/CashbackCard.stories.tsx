import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Countdown } from '../countdown/index.ts';
import { expectLink, inBox, longText, objects } from '../../../testing/index.ts';
import { CashbackCard } from './CashbackCard.tsx';

const moment = Date.UTC(2025, 10, 18, 9);
const clock = (
  <Countdown
    label="Доступен ещё"
    units={{ days: 'дн', hours: 'час', minutes: 'мин', seconds: 'сек' }}
    endsAt={moment + 225_369_000}
    now={() => moment}
  />
);

const meta = {
  title: 'Content/CashbackCard',
  component: CashbackCard,
  args: {
    depositsCount: 4,
    available: true,
    period: 'weekly',
    title: 'Кешбэк за неделю',
    amount: '12 480 ₸',
    percent: '10%',
    firstDepositText: 'Сделайте первый депозит, и мы будем возвращать часть проигрыша',
    lockedText: { weekly: 'Доступен в четверг', monthly: 'Доступен первого числа' },
    lockedSubtitle: 'от проигранного за неделю',
    terms: [
      { label: 'Мин. депозит', value: '3 000 ₸' },
      { label: 'вейджер', value: 'x5' },
    ],
    countdown: clock,
    countdownLabel: 'Доступен ещё',
    action: { label: 'Перейти в кассу', href: '/cash-box/deposit' },
    image: objects.cashback,
  },
  parameters: {
    usage: {
      when: 'On the bonuses page, once, for the player’s weekly or monthly cashback; the state follows from deposits and the available offer.',
      not: 'Not for a past or active cashback: that is an OfferCard in its history or active state.',
    },
  },
  decorators: [inBox('max-w-140 p-4')],
} satisfies Meta<typeof CashbackCard>;
export default meta;
type Story = StoryObj<typeof meta>;

// CASHBK-05, CASHBK-08
export const Default: Story = {
  name: 'Available: the sum, a countdown and the way to the cash box',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 480 ₸')).toBeVisible();
    await expect(canvas.getByText('3 000 ₸')).toBeVisible();
    await expect(canvas.getByRole('timer', { name: 'Доступен ещё' })).toHaveTextContent(/^02 дн/u);
    await expectLink(canvas, 'Перейти в кассу', '/cash-box/deposit');
  },
};

// CASHBK-04
export const FirstDeposit: Story = {
  name: 'Before the first deposit: an invitation and no countdown',
  args: {
    depositsCount: 0,
    available: false,
    action: { label: 'Внести депозит', href: '/cash-box/deposit' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Сделайте первый депозит/u)).toBeVisible();
    await expect(canvas.queryByRole('timer')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Внести депозит' })).toBeVisible();
  },
};

// CASHBK-06, CASHBK-07
export const LockedWeekly: Story = {
  name: 'Weekly: locked until Thursday',
  args: { available: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Доступен в четверг')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const LongText: Story = longText(
  (t, args, lang) => (
    <CashbackCard
      {...args}
      title={t.label}
      amount="1 312 480 ₸"
      terms={[{ label: t.hint, value: '3 000 ₸' }]}
      countdownLabel={t.hint}
      action={{ label: t.action, href: `#${lang}` }}
      {...(lang === 'en' ? { depositsCount: 0, firstDepositText: t.text } : {})}
    />
  ),
  { className: 'grid gap-4' },
);
