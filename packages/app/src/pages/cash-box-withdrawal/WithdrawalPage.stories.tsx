import type { Meta, StoryObj } from '@storybook/react-vite';
import { methodOptions, pay, paymentMethods, withdrawalReadiness } from '@tulpar/api/contract';
import {
  answer,
  methodOptionsSample,
  paymentAccepted,
  paymentMethod,
  paymentRefused,
  refuse,
  withdrawalReadinessSample,
} from '@tulpar/api/samples';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inApp, scene, settle } from '#app/stories/app-story.tsx';

const sent = fn();

const meta = {
  title: 'Pages/Withdrawal',
  decorators: [inApp],
  loaders: [settle],
  beforeEach: () => void sent.mockClear(),
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const methods = answer(paymentMethods, [
  paymentMethod({
    uid: 'kz-card-out',
    transaction_type: 'withdrawal',
    has_saved_cards: false,
    min_amount: 200_000,
  }),
]);
const options = answer(methodOptions, {
  ...methodOptionsSample,
  uid: 'kz-card-out',
  notice: null,
  fields: [],
  min_amount: 200_000,
  max_amount: 50_000_000,
});
const ready = answer(withdrawalReadiness, {
  ...withdrawalReadinessSample,
  can_withdraw_amount: 1_200_000,
  checks: [],
});
const form = { path: '/cash-box/withdrawal?method=kz-card-out', signedIn: true };

type Canvas = { findByRole: (role: string, options: { name: string | RegExp }) => Promise<HTMLElement> };
const withdraw = async (canvas: Canvas, amount: string) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Сумма' }), amount);
  await userEvent.click(await canvas.findByRole('button', { name: /^Вывести/ }));
};

/** What can be taken, what stands in the way, where to. */
export const Methods: Story = {
  ...scene({ path: '/cash-box/withdrawal', signedIn: true }, [methods]),
  play: async ({ canvas }) => {
    await canvas.findByText('Доступно к выводу');
    await canvas.findByText(/Без верификации/);
    await canvas.findByRole('link', { name: /^Банковская карта/ });
  },
};

/** CASH-16: a withdrawal is taken on in place. */
export const Accepted: Story = {
  ...scene(form, [
    methods,
    options,
    ready,
    answer(pay, ({ body }) => {
      sent(body);
      return {
        ...paymentAccepted,
        status: 'process' as const,
        payload: { redirect_url: null, fail_url: null },
      };
    }),
  ]),
  play: async ({ canvas }) => {
    await withdraw(canvas, '5000');
    await canvas.findByText('Заявка на вывод принята');
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'withdrawal', amount: 500_000, offer_id: null }),
    );
  },
};

/** CASH-15: a refusal is said in place. */
export const Refused: Story = {
  ...scene(form, [
    methods,
    options,
    ready,
    answer(pay, { ...paymentRefused, message: null, error_type: 'turnover_required' }),
  ]),
  play: async ({ canvas }) => {
    await withdraw(canvas, '5000');
    await canvas.findByText(/завершите оборот/);
  },
};

/** More than there is never goes out. */
export const TooMuch: Story = {
  ...scene(form, [methods, options, ready, refuse(pay, 500, 'GENERAL_ERROR')]),
  play: async ({ canvas }) => {
    await withdraw(canvas, '50000');
    await canvas.findByText(/^На счёте для вывода/);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Сумма' })).toHaveFocus());
  },
};
