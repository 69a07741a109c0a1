import { cancelWithdrawal, transactions } from '@tulpar/api/contract';
import { answer, refuse, transaction, transactionsPage } from '@tulpar/api/samples';
import { afterEach, expect, it, vi } from 'vitest';
import { until } from '#app/platform/testing/until.ts';
import { openApp, type OpenedApp } from '#app/shell/testing/app-at.tsx';

let app: OpenedApp | null = null;
afterEach(() => {
  app?.close();
  app = null;
  vi.useRealTimers();
});

let isTakenBack = false;
const withdrawal = () =>
  transaction({
    transaction_id: 'trx_w1',
    type: 'withdrawal',
    status: isTakenBack ? 'declined' : 'process',
    stage: isTakenBack ? 'returned' : 'checking',
    can_cancel: !isTakenBack,
    timeline: [
      { stage: 'received', at: '2026-01-12T09:00:00Z' },
      ...(isTakenBack ? [{ stage: 'returned', at: '2026-01-12T09:20:00Z' }] : []),
    ],
  });

/** Presses a button of the page, or of the window before it. */
async function press(selector: string, label: string) {
  const find = () =>
    [...document.querySelectorAll<HTMLElement>(`${selector} button`)].find(
      ({ textContent }) => textContent === label,
    );
  await until(() => expect(find()).toBeTruthy());
  find()?.click();
}

it(
  'a withdrawal another tab has taken back shows so at once: nothing but the refusal has it read again',
  { tags: ['PAY-20', 'CASH-28'] },
  async () => {
    // No poll of an open payment asks.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    isTakenBack = false;
    app = await openApp('/cash-box/history?tx=trx_w1', true, [
      answer(transactions, () => transactionsPage([withdrawal()])),
      refuse(cancelWithdrawal, 409, 'WITHDRAWAL_NOT_CANCELABLE'),
    ]);
    await press('main', 'Отменить');
    isTakenBack = true;
    await press('[role="alertdialog"]', 'Отменить вывод');
    await until(() => expect(app?.main()?.textContent).toContain('Деньги вернулись на счёт'));
    expect(app.main()?.textContent).not.toContain('Отменить');
  },
);
