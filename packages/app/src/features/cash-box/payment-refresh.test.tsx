import { limits, statement, transactions, withdrawalReadiness, type Endpoint } from '@tulpar/api/contract';
import { expect, it, vi } from 'vitest';
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
