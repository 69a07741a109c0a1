import { cancelWithdrawal, transactions } from '@tulpar/api/contract';
import { answer, bodies, refuse, transaction, transactionsPage } from '@tulpar/api/samples';
import { expect, it, vi } from 'vitest';
import { isAwaitedPayment } from '#app/features/cash-box/commands.ts';
import { eventsLiveAtom } from '#app/platform/network/polling.ts';
import { queryClientAtom } from '#app/platform/network/query.ts';
import { store } from '#app/platform/state/store.ts';
import { until } from '#app/platform/testing/pass-time.ts';
import { eventEffects } from '#app/shell/LiveEvents.tsx';
import { openApp } from '#app/shell/testing/app-at.tsx';

let isCancelled = false;
let reason: string | null = null;
const withdrawal = () =>
  transaction({
    transaction_id: 'trx_w1',
    type: 'withdrawal',
    status: isCancelled ? 'declined' : 'process',
    stage: isCancelled ? 'returned' : 'checking',
    error_type: isCancelled ? reason : null,
    can_cancel: !isCancelled,
    timeline: [
      { stage: 'received', at: '2026-01-12T09:00:00Z' },
      ...(isCancelled ? [{ stage: 'returned', at: '2026-01-12T09:20:00Z' }] : []),
    ],
  });

async function press(selector: string, label: string) {
  const find = () =>
    [...document.querySelectorAll<HTMLElement>(`${selector} button`)].find(
      ({ textContent }) => textContent === label,
    );
  await until(() => expect(find()).toBeTruthy());
  find()?.click();
}

it.each([
  [null, /Вывод не\sотменён/],
  ['canceled_by_player', /Вывод отменён/],
])(
  'the refusal to cancel a withdrawal that was decided elsewhere refreshes it: %s, %s',
  { tags: ['PAY-20', 'CASH-28'] },
  async (error, title) => {
    // Stops the poll of an open payment.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    isCancelled = false;
    reason = error;
    const app = await openApp('/cash-box/history?tx=trx_w1', true, [
      answer(transactions, () => transactionsPage([withdrawal()])),
      refuse(cancelWithdrawal, 409, 'WITHDRAWAL_NOT_CANCELABLE'),
    ]);
    await press('main', 'Отменить');
    isCancelled = true;
    await press('[role="alertdialog"]', 'Отменить вывод');
    await until(() => expect(app.main()?.textContent).toContain('Деньги вернулись на счёт'));
    expect(app.main()?.textContent).not.toContain('Отменить');
    await until(() => expect(document.body.textContent).toMatch(title));
  },
);

it.each(['/cash-box/history', '/cash-box/history?tx=trx_w1'])(
  '%s: an open question about cancelling says so once the withdrawal is decided elsewhere',
  { tags: ['CASH-27', 'CASH-28'] },
  async (path) => {
    isCancelled = false;
    reason = null;
    const app = await openApp(path, true, [answer(transactions, () => transactionsPage([withdrawal()]))]);
    await press('main', 'Отменить');
    const question = () => document.querySelector('[role="alertdialog"]');
    await until(() => expect(question()?.textContent).toContain('вернётся'));
    isCancelled = true;
    eventEffects(store.get(queryClientAtom)).happened('payments', null);
    await until(() => expect(question()?.textContent).toContain('Этот вывод уже нельзя отменить'));
    expect(question()?.textContent).not.toContain('вернётся');
    await press('[role="alertdialog"]', 'Закрыть');
    await until(() => expect(question()).toBeNull());
    expect(app.count(cancelWithdrawal)).toBe(0);
  },
);

it('a lost withdrawal can be repeated once cancelled', { tags: ['CASH-14', 'CASH-27'] }, async () => {
  isCancelled = false;
  const body = { ...bodies.pay, type: 'withdrawal' as const };
  const isAwaited = () => isAwaitedPayment({ body, isSensitive: false });
  sessionStorage.setItem('payIntent', JSON.stringify({ key: 'k', body, begunAt: Date.now() }));
  await openApp('/cash-box/history?tx=trx_w1', true, [
    answer(transactions, () => transactionsPage([withdrawal()])),
    answer(cancelWithdrawal, () => {
      isCancelled = true;
      return { success: true as const };
    }),
  ]);
  await press('main', 'Отменить');
  expect(isAwaited()).toBe(true);
  await press('[role="alertdialog"]', 'Отменить вывод');
  await until(() => expect(isAwaited()).toBe(false));
});

it('a withdrawal in the list loses its cancel button once it is sent', { tags: ['CASH-27'] }, async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let isSent = false;
  const app = await openApp('/cash-box/history', true, [
    answer(transactions, () =>
      transactionsPage([
        transaction({
          transaction_id: 'trx_w1',
          type: 'withdrawal',
          status: 'process',
          stage: isSent ? 'sent' : 'checking',
          can_cancel: !isSent,
          expected_stages: isSent ? [] : [{ stage: 'sent', by: '2026-01-12T09:33:07Z' }],
        }),
      ]),
    ),
  ]);
  const button = () =>
    [...document.querySelectorAll('main button')].find((one) => one.textContent === 'Отменить');
  await until(() => expect(button()).toBeTruthy());
  store.set(eventsLiveAtom, true);
  isSent = true;
  vi.advanceTimersByTime(7000);
  await until(() => expect(button()).toBeUndefined());
  const before = app.count(transactions);
  vi.advanceTimersByTime(60_000);
  expect(app.count(transactions)).toBe(before);
});
