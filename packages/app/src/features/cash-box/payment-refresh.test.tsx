import { limits, statement, transactions, withdrawalReadiness, type Endpoint } from '@tulpar/api/contract';
import { expect, it, vi } from 'vitest';
import { answer, transaction, transactionsPage } from '@tulpar/api/samples';
import { queryClientAtom } from '#app/platform/network/query.ts';
import { store } from '#app/platform/state/store.ts';
import { until } from '#app/platform/testing/pass-time.ts';
import { eventEffects } from '#app/shell/LiveEvents.tsx';
import { openApp } from '#app/shell/testing/app-at.tsx';

it.each<[string, Endpoint]>([
  ['/cash-box/history', transactions],
  ['/cash-box/statement', statement],
  ['/cash-box/withdrawal', withdrawalReadiness],
  ['/cash-box/deposit?method=kz-card', limits],
])(
  '%s shows a payment that another device made or the operator decided',
  { tags: ['PAY-14', 'CASH-26'] },
  async (path, call) => {
    // Without polling, only the event can trigger a request.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const app = await openApp(path, true);
    await until(() => expect(app.count(call)).toBeGreaterThan(0));
    await app.settled();
    const effects = eventEffects(store.get(queryClientAtom));
    effects.live(true);
    await app.settled();
    const before = app.count(call);
    effects.happened('payments', null);
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
