import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inBox, longText, objects } from '../../../testing/index.ts';
import { PromoBonusCard } from './PromoBonusCard.tsx';

const day = 86_400_000;
const moment = Date.UTC(2025, 10, 18, 9);

const meta = {
  title: 'Content/PromoBonusCard',
  component: PromoBonusCard,
  args: {
    title: 'Золотая осень',
    code: 'Промокод ALTYN50',
    now: moment,
    startsAt: moment - 10 * day,
    endsAt: moment + 10 * day,
    fromLabel: 'с 1 декабря',
    activations: {
      perUser: 3,
      used: 1,
      label: (left: number, total: number) => `Осталось активаций: ${left} из ${total}`,
      noneLabel: 'Активации использованы',
    },
    action: { label: 'Активировать', onClick: fn() },
    image: objects.money,
  },
  parameters: {
    usage: {
      when: 'In the strip of bonuses of the month: a bonus taken by a promo code, with its window and what is left of it.',
      not: 'Not for a code typed by hand: use PromoCodeInput. Not for a bonus already taken: that is an active OfferCard.',
    },
  },
  decorators: [inBox('p-4')],
} satisfies Meta<typeof PromoBonusCard>;
export default meta;
type Story = StoryObj<typeof meta>;

// PROMO-05, PROMO-10
export const Default: Story = {
  name: 'Inside its window: activations left and a button',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Осталось активаций: 2 из 3')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Активировать' }));
    await expect(args.action.onClick).toHaveBeenCalledTimes(1);
  },
};

// PROMO-06
export const BeforeWindow: Story = {
  name: 'Before its window: the date instead of the button',
  args: {
    title: 'Зимний сундук',
    code: 'Промокод QYS25',
    startsAt: moment + 13 * day,
    endsAt: moment + 40 * day,
    image: objects.trophy,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('с 1 декабря')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvasElement.querySelector('[data-window=before]')).toBeVisible();
  },
};

// PROMO-05
export const AfterWindow: Story = {
  name: 'After its window: no button',
  args: { startsAt: moment - 30 * day, endsAt: moment - day, endedLabel: 'Завершён 17 ноября' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Завершён 17 ноября')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

// PROMO-10
export const UsedUp: Story = {
  name: 'All activations used: no button',
  args: { activations: { ...meta.args.activations, used: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Активации использованы')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongText: Story = longText(
  (t, args, lang) => (
    <PromoBonusCard
      {...args}
      title={t.name}
      code="ALTYNKUZ2025"
      action={{ label: t.action }}
      activations={{ ...meta.args.activations, label: () => t.hint }}
      {...(lang === 'en' ? { startsAt: moment + day, fromLabel: t.hint } : {})}
    />
  ),
  { className: 'grid gap-4' },
);
