import type { Meta } from '@storybook/react-vite';
import { notifications, readNotifications, pay, transactions, type Transaction } from '@tulpar/api/contract';
import { answer, notificationList, paymentAccepted, paymentRefused, transaction } from '@tulpar/api/samples';
import { expect, fn, screen, userEvent, waitFor, spyOn, within } from 'storybook/test';
import { scene, findWindow, wholeApp, records, type Story } from '#app/stories/app-story.tsx';
import { requested, frameOf, opened, playable, player, ready, say } from '#app/stories/game-frame.ts';
import { screens } from '@tulpar/ui/testing';
import { bareMethod, sent, typeAmount } from '#app/stories/cash-box-form.ts';

const led = fn();
const closed = fn();
let deposit: Transaction | null = null;
let isRefused = false;

/** A fake tab that does not navigate. */
function openTab(): Window | null {
  if (isRefused) return null;
  const tab = {
    opener: globalThis,
    sessionStorage: new Map(),
    document: document.implementation.createHTMLDocument(),
    location: { replace: led },
    close: closed,
  };
  return tab as unknown as Window;
}

export default {
  title: 'Pages/Game/Windows',
  ...wholeApp,
  beforeEach: () => {
    deposit = null;
    isRefused = false;
    spyOn(globalThis, 'open').mockImplementation(openTab);
  },
} satisfies Meta;

const reported = fn();
const inbox = answer(notifications, {
  data: notificationList.map((note, index) => ({
    ...note,
    status: index === 0 ? ('new' as const) : ('read' as const),
  })),
});

// HEAD-12, NOTIF-14
export const Notifications: Story = {
  name: 'Notifications over the running game',
  ...scene(player, [playable, opened, inbox, records(readNotifications, reported, { success: true })]),
  play: async ({ canvas }) => {
    const frame = await ready(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Уведомления, 1 непрочитанное' }));
    const box = await findWindow();
    await box.findByText('Новый статус');
    await userEvent.click(box.getByRole('button', { name: 'Отметить всё прочитанным' }));
    await waitFor(() =>
      expect(reported).toHaveBeenCalledWith({ notification_ids: [notificationList[0]?.id] }),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Уведомления/ })).toHaveFocus());
    await expect((await frameOf(canvas)) === frame).toBe(true);
    await expect(requested).toHaveBeenCalledTimes(1);
  },
};

const world = [
  playable,
  opened,
  bareMethod('kz-card', { presets: [] }),
  answer(pay, ({ body }) => {
    sent(body);
    deposit = transaction();
    return paymentAccepted;
  }),
  answer(transactions, () => ({
    transactions: deposit ? [deposit] : [],
    pagination: { total_pages: 1, items: deposit ? 1 : 0 },
  })),
];

/** Opens the window during a round, selects the card and submits 5 000. */
async function send(
  canvas: Parameters<typeof ready>[0],
  element: HTMLElement,
  name: RegExp = /^Пополнить на/,
) {
  const frame = await ready(canvas);
  say(frame, 'bet');
  await userEvent.click(await within(element).findByRole('link', { name: 'Пополнить' }));
  const box = await findWindow();
  await userEvent.click(await box.findByRole('link', { name: /^Банковская карта/ }));
  await typeAmount(box, '5000');
  await userEvent.click(await box.findByRole('button', { name }));
  return { box, frame };
}

// HEAD-12
export const Declined: Story = {
  name: 'A declined deposit leaves the form as it was, light',
  ...scene(player, world),
  globals: screens.light,
  play: async ({ canvas, canvasElement }) => {
    const { box, frame } = await send(canvas, canvasElement);
    await box.findByText('Оплата открыта в новой вкладке');
    deposit = transaction({ status: 'declined', stage: 'failed', error_type: 'bank_refused' });
    await box.findByText('Оплата не прошла');
    await expect(box.getByRole('textbox', { name: 'Сумма' })).toHaveValue('5\u00a0000');
    await expect((await frameOf(canvas)) === frame).toBe(true);
  },
};

// HEAD-12
export const Unfinished: Story = {
  name: 'A deposit that is not finished, on a desktop',
  ...scene(player, world),
  globals: screens.desktop,
  play: async ({ canvas, canvasElement }) => {
    const { box } = await send(canvas, canvasElement);
    await box.findByText('Оплата открыта в новой вкладке');
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await box.findByText('Оплата ещё не завершена');
    await userEvent.click(box.getByRole('link', { name: 'Открыть страницу оплаты' }));
    await expect(led).toHaveBeenCalledTimes(2);
    await box.findByText('Оплата открыта в новой вкладке');
    await userEvent.click(box.getByRole('button', { name: 'Вернуться к форме' }));
    await expect(await box.findByRole('textbox', { name: 'Сумма' })).toHaveValue('5\u00a0000');
  },
};

// HEAD-12
export const Blocked: Story = {
  name: 'A browser that opens no tab',
  ...scene(player, world),
  play: async ({ canvas, canvasElement }) => {
    isRefused = true;
    const { box } = await send(canvas, canvasElement);
    await box.findByText('Новая вкладка не открылась');
    const link = box.getByRole('link', { name: 'Открыть страницу оплаты' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

// HEAD-12, OP-57
export const Refused: Story = {
  name: 'A deposit refused immediately opens no tab',
  ...scene(player, [answer(pay, paymentRefused), ...world]),
  play: async ({ canvas, canvasElement }) => {
    const { box } = await send(canvas, canvasElement);
    await box.findByText('Операция не прошла');
    await expect(closed).toHaveBeenCalledTimes(1);
    await expect(led).not.toHaveBeenCalled();
  },
};

// HEAD-12
export const Confirming: Story = {
  name: 'A deposit the bank has not confirmed',
  ...scene(player, world),
  play: async ({ canvas, canvasElement }) => {
    const { box } = await send(canvas, canvasElement);
    await box.findByText('Оплата открыта в новой вкладке');
    deposit = transaction({ stage: 'confirming' });
    await box.findByText(/5\s000 ₸ в обработке/);
    await expect(box.queryByRole('link', { name: 'Открыть страницу оплаты' })).toBeNull();
  },
};
