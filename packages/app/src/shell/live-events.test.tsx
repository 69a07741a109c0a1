import {
  balance,
  documents,
  limits,
  profile,
  statement,
  transactions,
  withdrawalReadiness,
  type Balance,
  type Endpoint,
} from '@tulpar/api/contract';
import { answer, samples, transaction, transactionsPage, user } from '@tulpar/api/samples';
import { expect, it, vi } from 'vitest';
import { queryClientAtom } from '#app/platform/network/query.ts';
import { store } from '#app/platform/state/store.ts';
import { until } from '#app/platform/testing/pass-time.ts';
import { eventEffects } from './LiveEvents.tsx';
import { openApp } from './testing/app-at.tsx';

it.each<['payments' | 'profile', string, Endpoint]>([
  ['payments', '/cash-box/history', transactions],
  ['payments', '/cash-box/statement', statement],
  ['payments', '/cash-box/withdrawal', withdrawalReadiness],
  ['payments', '/cash-box/deposit?method=kz-card', limits],
  ['profile', '/profile', profile],
  ['profile', '/profile/documents', documents],
  ['profile', '/cash-box/withdrawal', withdrawalReadiness],
  ['profile', '/profile/limits', limits],
])(
  'a change of %s on another device or by the operator refreshes %s',
  { tags: ['PAY-14', 'CASH-26', 'KYC-17'] },
  async (event, path, call) => {
    // Without polling, only the event can trigger a request.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const app = await openApp(path, true, [answer(profile, user({ is_doc_verified: false }))]);
    await until(() => expect(app.count(call)).toBeGreaterThan(0));
    await app.settled();
    const effects = eventEffects(store.get(queryClientAtom));
    effects.live(true);
    await app.settled();
    const before = app.count(call);
    effects.happened(event, null);
    await until(() => expect(app.count(call)).toBe(before + 1));
  },
);

it.each<[string, Endpoint, number]>([
  ['/cash-box/history', transactions, 15_000],
  ['/cash-box/deposit?method=kz-card', transactions, 15_000],
  ['/cash-box/statement', statement, 30_000],
])('%s is read again while no events arrive', { tags: ['PAY-14', 'CASH-26'] }, async (path, call, ms) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const sent = transaction({ type: 'withdrawal', status: 'process', stage: 'sent', can_cancel: false });
  const app = await openApp(path, true, [answer(transactions, transactionsPage([sent]))]);
  await until(() => expect(app.count(call)).toBeGreaterThan(0));
  await app.settled();
  const before = app.count(call);
  vi.advanceTimersByTime(ms);
  await until(() => expect(app.count(call)).toBeGreaterThan(before));
});

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
