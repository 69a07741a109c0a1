import { transactions } from '@tulpar/api/contract';
import { answer, bodies, transaction, transactionsPage } from '@tulpar/api/samples';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useSkippableTimers } from '#app/platform/testing/pass-time.ts';
import { openApp } from '#app/shell/testing/app-at.tsx';
import { isAwaitedPayment } from '../commands.ts';

const body = bodies.pay;
const isAwaited = () => isAwaitedPayment({ body, isSensitive: false });

/** Opens the result page of a deposit made on that `day`, whose response was lost. */
async function openResult(path: string, status: 'approved' | 'declined', day = '12') {
  sessionStorage.setItem('payIntent', JSON.stringify({ key: 'k', body, begunAt: Date.now() }));
  expect(isAwaited()).toBe(true);
  const deposit = transaction({ status, created_at: `2026-01-${day}T09:30:00Z` });
  await openApp(path, true, [answer(transactions, () => transactionsPage([deposit]))]);
  await expect.element(page.getByRole('dialog')).toBeVisible();
}

describe('a deposit whose response was lost', () => {
  it.each([
    ['credited', '/#payment_ok', 'approved'],
    ['declined', '/#payment_ok', 'declined'],
    ['declined', '/#payment_error', 'declined'],
  ] as const)(
    'shown as %s at %s, is not repeated by the next one of the amount',
    { tags: ['CASH-14'] },
    async (_result, path, status) => {
      await openResult(path, status);
      await expect.poll(isAwaited).toBe(false);
    },
  );

  it('is repeated after the result of another one', { tags: ['CASH-14'] }, async () => {
    await openResult('/#payment_ok', 'approved', '10');
    await expect.element(page.getByText('Ждём подтверждения')).toBeVisible();
    expect(isAwaited()).toBe(true);
  });
});

it('shows the deposit that was paid, though a newer one is open', { tags: ['MODAL-01'] }, async () => {
  const created_at = '2026-01-12T09:20:00Z';
  await openApp('/#payment_ok', true, [
    answer(
      transactions,
      transactionsPage([
        transaction({ transaction_id: 'trx_newer', created_at: '2026-01-12T09:25:00Z', waits_for: 'player' }),
        transaction({ status: 'approved', created_at, updated_at: '2026-01-12T09:30:00Z' }),
      ]),
    ),
  ]);
  await expect.element(page.getByRole('heading', { name: 'Пополнение зачислено' })).toBeVisible();
});

it('the result of a payment is read until the server has it', { tags: ['MODAL-01'] }, async () => {
  useSkippableTimers();
  let isDown = true;
  await openApp('/#payment_ok', true, [
    answer(transactions, () => {
      if (isDown) throw Response.json({ message: 'DEFAULT', request_id: 'r' }, { status: 520 });
      return transactionsPage([transaction({ status: 'approved', created_at: '2026-01-12T09:30:00Z' })]);
    }),
  ]);
  await vi.advanceTimersByTimeAsync(5000);
  await expect.element(page.getByRole('heading', { name: 'Ждём подтверждения' })).toBeVisible();
  isDown = false;
  await vi.advanceTimersByTimeAsync(60_000);
  await expect.element(page.getByRole('heading', { name: 'Пополнение зачислено' })).toBeVisible();
});

it.each(['/#payment_error', '/?error_type=not_known_here#payment_error', '/#payment_ok'])(
  'a declined deposit says why at %s',
  { tags: ['CASH-29', 'MODAL-02'] },
  async (path) => {
    const reason = 'Банк не подтвердил карту. Деньги не списаны.';
    await openApp(path, true, [
      answer(transactions, () =>
        transactionsPage([
          transaction({
            status: 'declined',
            created_at: '2026-01-12T09:30:00Z',
            error_type: 'not_known_here',
            reason_text: reason,
          }),
        ]),
      ),
    ]);
    await expect.element(page.getByRole('dialog').getByText(reason)).toBeVisible();
  },
);
