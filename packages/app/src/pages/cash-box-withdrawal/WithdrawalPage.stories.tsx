import type { Meta, StoryObj } from '@storybook/react-vite';
import { methodOptions, pay, paymentMethods, withdrawalReadiness } from '@tulpar/api/contract';
import {
  answer,
  hang,
  methodOptionsSample,
  paymentAccepted,
  paymentMethod,
  paymentRefused,
  refuse,
  withdrawalReadinessSample,
} from '@tulpar/api/samples';
import { screens } from '@tulpar/ui/testing';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { FAULT, fits, inApp, scene, settle } from '#app/stories/app-story.tsx';

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

/** FORM-15 CASH-05: a card field takes digits alone and says when its number cannot be right. */
export const CardNumber: Story = {
  ...scene(form, [
    methods,
    answer(methodOptions, {
      ...methodOptionsSample,
      uid: 'kz-card-out',
      notice: null,
      min_amount: 200_000,
      max_amount: 50_000_000,
      fields: methodOptionsSample.fields.map((field) => ({
        ...field,
        name: 'card_number',
        type: 'card_number',
        label: 'Номер карты',
        mask: null,
        pattern: String.raw`^\d{16}$`,
        min_length: 16,
        max_length: 16,
        default: null,
      })),
    }),
    ready,
  ]),
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('textbox', { name: 'Номер карты' });
    await userEvent.type(card, 'abc4242424242424241');
    await expect(card).toHaveValue('4242 4242 4242 4241');
    await withdraw(canvas, '2000');
    await waitFor(() => expect(card).toBeInvalid());
    await userEvent.click(card);
    await userEvent.paste('4242424242424242');
    await expect(card).toHaveValue('4242 4242 4242 4242');
    await waitFor(() => expect(card).not.toHaveAttribute('aria-invalid'));
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

/** Lets the answers of held payments go. */
const gates: (() => void)[] = [];

/** CASH-16: a withdrawal taken on after the player has left its form leaves no draft to send it again from. */
export const LeftEarly: Story = {
  ...scene(form, [
    methods,
    options,
    ready,
    answer(pay, async () => {
      await new Promise<void>((resolve) => void gates.push(resolve));
      return {
        ...paymentAccepted,
        status: 'process' as const,
        payload: { redirect_url: null, fail_url: null },
      };
    }),
  ]),
  play: async ({ canvas }) => {
    gates.length = 0;
    await withdraw(canvas, '5000');
    await waitFor(() => expect(gates).toHaveLength(1));
    await expect(sessionStorage.getItem('draft:withdrawal')).toContain('500000');
    await userEvent.click(canvas.getByRole('link', { name: 'Изменить' }));
    await canvas.findByText('Доступно к выводу');
    gates[0]?.();
    await waitFor(() => expect(sessionStorage.getItem('draft:withdrawal')).toBeNull());
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

const list = { path: '/cash-box/withdrawal', signedIn: true };

/** Boxes while the methods are on their way. */
export const Loading: Story = {
  ...scene(list, [hang(paymentMethods)]),
  play: async ({ canvas }) => {
    await canvas.findByText('Загружаем способы оплаты');
  },
};

/** The methods did not come. */
export const Failed: Story = {
  ...scene(list, [refuse(paymentMethods, FAULT, 'DEFAULT')]),
  play: async ({ canvas }) => {
    await canvas.findByText('Способы не загрузились');
    await expect(canvas.getByRole('button', { name: 'Обновить' })).toBeVisible();
  },
};

/** A currency that cannot be paid out here. */
export const Empty: Story = {
  ...scene(list, [answer(paymentMethods, [])]),
  play: async ({ canvas }) => {
    await canvas.findByText('Способов пока нет');
  },
};

/** Methods on a desktop. */
export const Desktop: Story = {
  ...scene(list, [methods]),
  globals: screens.desktop,
  play: async ({ canvas }) => {
    await canvas.findByText('Доступно к выводу');
    await canvas.findByRole('link', { name: /^Банковская карта/ });
  },
};

/** The light theme on a phone. */
export const Light: Story = { ...Desktop, ...scene(list, [methods]), globals: screens.light };

/** The form in Kazakh on the narrowest phone. */
export const Kazakh: Story = {
  ...scene(form, [methods, options, ready]),
  globals: { ...screens.narrow, locale: 'kk' },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Сома' });
    await fits();
  },
};

/** The form in Azerbaijani on the narrowest phone. */
export const Azerbaijani: Story = {
  ...scene(form, [methods, options, ready]),
  globals: { ...screens.narrow, locale: 'az' },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Məbləğ' });
    await fits();
  },
};
