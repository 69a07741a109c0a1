import { balance, type Balance } from '@tulpar/api/contract';
import { answer, samples } from '@tulpar/api/samples';
import { expect, it } from 'vitest';
import { queryClientAtom } from '#app/platform/network/query.ts';
import { store } from '#app/platform/state/store.ts';
import { eventEffects } from '#app/shell/LiveEvents.tsx';
import { openApp } from '#app/shell/testing/app-at.tsx';

it('an older response does not replace the balance of an event', { tags: ['HEAD-06'] }, async () => {
  const pending: ((older: Balance) => void)[] = [];
  let isHeld = false;
  await openApp('/', true, [
    answer(balance, () =>
      isHeld ? new Promise<Balance>((resolve) => void pending.push(resolve)) : samples.balance,
    ),
  ]);
  const header = () => document.querySelector('header')?.textContent ?? '';
  await expect.poll(header).toContain('15\u00a0500\u00a0₸');

  isHeld = true;
  const queries = store.get(queryClientAtom);
  const effects = eventEffects(queries);
  effects.live(true);
  await expect.poll(() => pending.length).toBe(1);
  effects.happened('balance', { ...samples.balance, realBalance: 2_000_000 });
  await expect.poll(header).toContain('23\u00a0000\u00a0₸');

  for (const respond of pending) respond(samples.balance);
  await expect.poll(() => queries.isFetching()).toBe(0);
  expect(header()).toContain('23\u00a0000\u00a0₸');
});
