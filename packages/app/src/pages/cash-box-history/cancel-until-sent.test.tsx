import { transactions } from '@tulpar/api/contract';
import { answer, transaction, transactionsPage } from '@tulpar/api/samples';
import { expect, it, vi } from 'vitest';
import { until } from '#app/platform/testing/until.ts';
import { openApp } from '#app/shell/testing/app-at.tsx';

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
  isSent = true;
  vi.advanceTimersByTime(7000);
  await until(() => expect(button()).toBeUndefined());
  const reads = () => app.asked.filter((one) => one === 'GET /api/v1/transactions').length;
  const before = reads();
  vi.advanceTimersByTime(60_000);
  expect(reads()).toBe(before);
});
