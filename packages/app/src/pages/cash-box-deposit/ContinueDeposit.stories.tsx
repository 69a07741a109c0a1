import type { Meta } from '@storybook/react-vite';
import { limits, pay, transactions, type Transaction } from '@tulpar/api/contract';
import {
  answer,
  paymentAccepted,
  paymentRefused,
  refuse,
  transaction,
  transactionsPage,
} from '@tulpar/api/samples';
import { screens } from '@tulpar/ui/testing';
import { expect, fn, userEvent, waitFor, screen } from 'storybook/test';
import { FAULT, inApp, scene, findWindow, type Story, wholeApp } from '#app/stories/app-story.tsx';
import { bareMethod, press, sent, takes, typeAmount, type Canvas } from '#app/stories/cash-box-form.ts';
import { queryClientAtom } from '#app/platform/network/query.ts';
import { store } from '#app/platform/state/store.ts';
import { eventEffects } from '#app/shell/LiveEvents.tsx';
import { left, shortened, staysOnPage } from '#app/stories/browser.tsx';
import { STAGE_NOW } from '#app/stories/stage.ts';

export default {
  title: 'Pages/ContinueDeposit',
  ...wholeApp,
  decorators: [inApp, staysOnPage],
} satisfies Meta;

const form = { path: '/cash-box/deposit?method=kz-card', signedIn: true };
const at = (minutes: number) => new Date(Date.parse(STAGE_NOW) + minutes * 60_000).toISOString();
const bare = bareMethod('kz-card', { min_amount: 100_000, max_amount: 50_000_000, presets: [] });
const accepts = takes();
/** A deposit started this many minutes ago. */
const begun = (minutes: number): Transaction =>
  transaction({
    transaction_id: 'trx_open',
    created_at: at(-minutes),
    continue_url: minutes < 30 ? 'https://pay.example/s/open' : null,
    continue_until: minutes < 30 ? at(30 - minutes) : null,
  });
const history = (...list: Transaction[]) => answer(transactions, transactionsPage(list));
const limit = (amount: number, used: number) =>
  answer(limits, {
    data: [{ type: 'deposit', period: 'day', amount, used, currency: 'KZT', pending: null }],
  });
const noLimit = answer(limits, { data: [] });

const submitAmount = async (canvas: Canvas, amount = '5000') => {
  await typeAmount(canvas, amount);
  await press(canvas, /^Пополнить на/);
};

// PAY-18
export const Continue: Story = {
  name: 'A similar deposit from 29 minutes ago can be continued at the provider',
  ...scene(form, [bare, history(begun(29)), limit(10_000_000, 0), accepts]),
  play: async ({ canvas }) => {
    await submitAmount(canvas);
    const box = await findWindow();
    box.getByRole('heading', { name: 'Есть незаконченный платёж' });
    box.getByText(/^5\s000\s₸, Банковская карта/);
    box.getByText(/Если пройдут оба платежа, на счёт придёт 10\s000\s₸/);
    await box.findByText(/в пределах вашего лимита/);
    const goOn = box.getByRole('button', { name: /^Продолжить платёж от \d\d:\d\d$/ });
    const startNew = box.getByRole('button', { name: 'Начать новый' });
    await expect(goOn.className).toBe(startNew.className);
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(goOn);
    await expect(left).toHaveBeenCalledWith('https://pay.example/s/open');
    await expect(sent).not.toHaveBeenCalled();
  },
};

// PAY-18
export const StartNew: Story = {
  name: 'Closing the question sends nothing; another deposit begins only after the answer',
  ...scene(form, [bare, history(begun(5)), limit(1_500_000, 700_000), accepts]),
  globals: screens.light,
  play: async ({ canvas }) => {
    await submitAmount(canvas);
    await findWindow();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('textbox', { name: 'Сумма' })).toHaveValue('5\u00a0000');
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(await canvas.findByRole('button', { name: /^Пополнить на/ }));
    const box = await findWindow();
    await box.findByText(/осталось 8\s000\s₸\. Второй платёж будет отклонён/);
    await userEvent.click(box.getByRole('button', { name: 'Начать новый' }));
    await waitFor(() => expect(left).toHaveBeenCalledWith('https://pay.example/s/9f2'));
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ amount: 500_000 }));
  },
};

let isPaid = false;

// PAY-18
export const PaidElsewhere: Story = {
  name: 'The question closes once the open deposit is paid elsewhere',
  ...scene(form, [
    bare,
    noLimit,
    answer(transactions, () =>
      transactionsPage([
        isPaid ? { ...begun(5), status: 'approved' as const, continue_url: null } : begun(5),
      ]),
    ),
    accepts,
  ]),
  beforeEach: () => void (isPaid = false),
  play: async ({ canvas }) => {
    await submitAmount(canvas);
    await findWindow();
    isPaid = true;
    eventEffects(store.get(queryClientAtom)).happened('payments', null);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sent).not.toHaveBeenCalled();
  },
};

let requests = 0;
let respond: () => void = fn();

// PAY-18
export const SlowLine: Story = {
  name: 'A click waits for the history, then opens the question',
  ...scene(form, [
    bare,
    noLimit,
    answer(transactions, async () => {
      await new Promise<void>((resolve) => (respond = resolve));
      return transactionsPage([begun(5)]);
    }),
    accepts,
  ]),
  play: async ({ canvas }) => {
    await submitAmount(canvas);
    const button = await canvas.findByRole('button', { name: /^Пополнить на/ });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    respond();
    await findWindow();
    await expect(sent).not.toHaveBeenCalled();
  },
};

// PAY-18
export const BegunElsewhere: Story = {
  name: 'A deposit started elsewhere is offered when the server reports it',
  ...scene(form, [
    bare,
    noLimit,
    answer(transactions, () => transactionsPage((requests += 1) === 1 ? [] : [begun(0)])),
    answer(pay, ({ body }) => {
      sent(body);
      return body instanceof Object && 'refuse_if_open' in body
        ? {
            ...paymentRefused,
            message: 'DEPOSIT_OPEN',
            error_type: 'deposit_open',
            transaction_id: 'trx_open',
          }
        : paymentAccepted;
    }),
  ]),
  beforeEach: () => void (requests = 0),
  play: async ({ canvas }) => {
    await submitAmount(canvas);
    const box = await findWindow();
    await expect(left).not.toHaveBeenCalled();
    await userEvent.click(box.getByRole('button', { name: 'Начать новый' }));
    await waitFor(() => expect(left).toHaveBeenCalledWith('https://pay.example/s/9f2'));
    await expect(sent).toHaveBeenCalledTimes(2);
  },
};

// PAY-18
export const NoHistory: Story = {
  name: 'A failed history does not hold up a deposit',
  ...scene(form, [bare, noLimit, refuse(transactions, FAULT, 'DEFAULT'), accepts]),
  play: async ({ canvas }) => {
    await submitAmount(canvas);
    await waitFor(() => expect(left).toHaveBeenCalledWith('https://pay.example/s/9f2'));
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ refuse_if_open: true }));
  },
};

let isLost = true;

// PAY-18, NET-05
export const Repeat: Story = {
  name: 'A deposit whose response was lost is sent again with the same key',
  ...scene(form, [
    bare,
    noLimit,
    answer(transactions, () => transactionsPage(isLost ? [] : [begun(1)])),
    answer(pay, ({ body }) => {
      sent(body);
      if (!isLost) return paymentAccepted;
      isLost = false;
      throw new Response(null, { status: FAULT });
    }),
  ]),
  beforeEach: () => {
    isLost = true;
    shortened(3000)();
  },
  play: async ({ canvas }) => {
    await submitAmount(canvas);
    await canvas.findByText('Нет ответа от сервера');
    const button = await canvas.findByRole('button', { name: /^Пополнить на/ });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(button);
    await waitFor(() => expect(left).toHaveBeenCalledWith('https://pay.example/s/9f2'));
    await expect(sent).toHaveBeenCalledTimes(2);
  },
};
