import type { Meta } from '@storybook/react-vite';
import { pay, transactions, withdrawalReadiness, type Transaction } from '@tulpar/api/contract';
import { answer, transaction, transactionsPage } from '@tulpar/api/samples';
import { screens } from '@tulpar/ui/testing';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { isReading } from '#app/platform/network/query.ts';
import { FAULT, scene, findWindow, wholeApp, type Story } from '#app/stories/app-story.tsx';
import {
  payoutForm,
  press,
  readyToWithdraw,
  sent,
  takes,
  typeAmount,
  withdrawalTaken,
  type Canvas,
} from '#app/stories/cash-box-form.ts';
import { STAGE_NOW } from '#app/stories/stage.ts';

export default { title: 'Pages/RepeatWithdrawal', ...wholeApp } satisfies Meta;

const form = { path: '/cash-box/withdrawal?method=kz-card-out', signedIn: true };
const isReady = answer(withdrawalReadiness, readyToWithdraw);
const accepts = takes(withdrawalTaken);
/** A withdrawal requested this many minutes ago. */
const made = (minutes: number, over: Partial<Transaction> = {}): Transaction =>
  transaction({
    transaction_id: 'trx_out',
    type: 'withdrawal',
    method: { uid: 'kz-card-out', name: 'Банковская карта', image_url: null },
    created_at: new Date(Date.parse(STAGE_NOW) - minutes * 60_000).toISOString(),
    stage: 'checking',
    offer: null,
    ...over,
  });
const history = (...list: Transaction[]) => answer(transactions, transactionsPage(list));

const submit = (canvas: Canvas) => press(canvas, /^Вывести/);
const submitAmount = async (canvas: Canvas, amount = '5000') => {
  await typeAmount(canvas, amount);
  await submit(canvas);
};

// CASH-14, PAY-18
export const Open: Story = {
  name: 'A similar withdrawal whose response was lost can be opened',
  ...scene(form, [...payoutForm, isReady, history(made(3)), accepts]),
  play: async ({ canvas }) => {
    await submitAmount(canvas);
    const box = await findWindow();
    box.getByRole('heading', { name: 'Такой вывод уже есть' });
    box.getByText(/^5\s000\s₸, Банковская карта/);
    box.getByText(/всего уйдёт 10\s000\s₸/);
    const open = box.getByRole('link', { name: 'Открыть этот вывод' });
    await expect(open).toHaveAttribute('href', '/cash-box/history?tx=trx_out');
    await expect(open.className).toBe(box.getByRole('button', { name: 'Вывести ещё раз' }).className);
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(open);
    await waitFor(() => expect(sessionStorage.getItem('draft:withdrawal')).toBeNull());
    await expect(sent).not.toHaveBeenCalled();
  },
};

// CASH-14, PAY-18
export const Again: Story = {
  name: 'Closing the question sends nothing; another withdrawal is sent only after the answer, once',
  ...scene(form, [...payoutForm, isReady, history(made(3)), accepts]),
  globals: screens.light,
  play: async ({ canvas }) => {
    await submitAmount(canvas);
    await findWindow();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('textbox', { name: 'Сумма' })).toHaveValue('5\u00a0000');
    await expect(sent).not.toHaveBeenCalled();
    await submit(canvas);
    const box = await findWindow();
    await userEvent.click(box.getByRole('button', { name: 'Вывести ещё раз' }));
    await screen.findByRole('dialog', { name: /^Заявка на\sвывод принята/ });
    await expect(sent).toHaveBeenCalledTimes(1);
  },
};

let isLost = true;
const losesAnswer = answer(pay, ({ body }) => {
  sent(body);
  if (!isLost) return withdrawalTaken;
  isLost = false;
  throw new Response(null, { status: FAULT });
});
/** Records a readiness request after the lost response. */
const readAgain = fn();
const bonus = { id: 'ofr_1', title: 'Бонус 120%', bonus_amount: 1_200_000, win_amount: 340_000 };

// CASH-14, PAY-07
export const EndedBonus: Story = {
  name: 'A lost withdrawal that ended a bonus is confirmed before it is sent again',
  ...scene(form, [
    ...payoutForm,
    answer(withdrawalReadiness, () => {
      if (!isLost) readAgain();
      return { ...readyToWithdraw, ends_offers: isLost ? [bonus] : [] };
    }),
    answer(transactions, () => transactionsPage(isLost ? [] : [made(1)])),
    losesAnswer,
  ]),
  beforeEach: () => void (isLost = true),
  play: async ({ canvas }) => {
    await submitAmount(canvas);
    const loss = within(await screen.findByRole('alertdialog'));
    await userEvent.click(loss.getByRole('button', { name: /^Вывести/ }));
    await canvas.findByText('Нет ответа от сервера');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(readAgain).toHaveBeenCalled());
    await waitFor(() => expect(isReading()).toBe(false));
    await submit(canvas);
    const box = await findWindow();
    box.getByRole('heading', { name: 'Такой вывод уже есть' });
    await expect(sent).toHaveBeenCalledTimes(1);
  },
};
