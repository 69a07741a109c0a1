import { offers } from '@tulpar/api/contract';
import { answer, offer } from '@tulpar/api/samples';
import { expect, it } from 'vitest';
import { openApp } from '#app/shell/testing/app-at.tsx';

it('an ended bonus shows how and when it ended, but no wager', { tags: ['WAG-15'] }, async () => {
  const ended = offer({
    id: 'ofr_over',
    type: 'deposit_bonus',
    status: 'canceled',
    amount: 400_000,
    wager_amount: 400_000,
    wager_amount_max: 1_200_000,
    ended_at: '2026-01-10T10:00:00Z',
  });
  const { main } = await openApp('/bonuses/received/ofr_over', true, [answer(offers, { data: [ended] })]);
  const card = () => main()?.querySelector('section')?.textContent ?? '';
  await expect.poll(card).toContain('Отменён');
  expect(card()).toMatch(/Завершён: 10 января/);
  expect(card()).not.toContain('8\u00a0000');
});
