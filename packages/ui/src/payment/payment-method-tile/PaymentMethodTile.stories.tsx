import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { expectLink, longText } from '../../../testing/index.ts';
import { PaymentMethodTile, type PaymentIcon } from './PaymentMethodTile.tsx';

const methods: readonly { name: string; icon: PaymentIcon; limits: string; speed: string }[] = [
  { name: 'Банковская карта', icon: 'card', limits: '3 000 – 1 500 000 ₸', speed: 'Мгновенно' },
  { name: 'Apple Pay', icon: 'applepay', limits: '3 000 – 500 000 ₸', speed: 'Мгновенно' },
  { name: 'Мобильный счёт', icon: 'mobile', limits: '1 000 – 100 000 ₸', speed: 'До 5 минут' },
  { name: 'Электронный кошелёк', icon: 'ewallet', limits: '3 000 – 750 000 ₸', speed: 'Мгновенно' },
  { name: 'Перевод в приложении банка', icon: 'transfer', limits: '2 000 – 300 000 ₸', speed: 'До 15 минут' },
  { name: 'Банковский счёт', icon: 'bank', limits: '10 000 – 3 000 000 ₸', speed: 'До 3 дней' },
  { name: 'Ваучер', icon: 'voucher', limits: 'от 1 000 ₸', speed: 'Мгновенно' },
  { name: 'Терминал', icon: 'terminal', limits: 'от 500 ₸', speed: 'До 15 минут' },
];

const meta = {
  title: 'Payment/PaymentMethodTile',
  component: PaymentMethodTile,
  parameters: {
    usage: {
      when: 'In the grid of methods in the cash box.',
      not: 'Not for sums or other choices: RadioCards.',
    },
  },
  args: {
    name: 'Банковская карта',
    image: null,
    icon: 'card',
    limits: '3 000 – 1 500 000 ₸',
    speed: 'Мгновенно',
    onClick: fn(),
  },
  render: (args) => (
    <div className="w-[175px] p-4">
      <PaymentMethodTile {...args} />
    </div>
  ),
} satisfies Meta<typeof PaymentMethodTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Банковская карта/ }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};
export const Selected: Story = {
  args: { selected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toBeVisible();
  },
};
export const Disabled: Story = {
  name: 'An unavailable method says why and does nothing',
  args: { disabledReason: 'Доступно после подтверждения телефона', href: '/cash-box/deposit/kz-card' },
  play: async ({ canvas, args }) => {
    const tile = canvas.getByRole('button');
    await expect(tile).toHaveAccessibleDescription('Доступно после подтверждения телефона');
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.click(tile);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const Grid: Story = {
  render: () => (
    <div className="grid auto-rows-fr grid-cols-2 gap-2 p-4">
      {methods.map((method) => (
        <PaymentMethodTile key={method.name} {...method} image={null} href={`#${method.icon}`} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expectLink(canvas, /Банковская карта/, '#card');
  },
};

export const LongText: Story = longText(
  (t, args) => (
    <>
      <PaymentMethodTile {...args} name={t.name} limits="3 000 – 1 500 000 ₸" speed={t.name} />
      <PaymentMethodTile
        {...args}
        name={t.name}
        limits="3 000 – 1 500 000 ₸"
        speed={t.name}
        disabledReason={t.hint}
      />
    </>
  ),
  { className: 'grid grid-cols-2 gap-2 p-4' },
);
