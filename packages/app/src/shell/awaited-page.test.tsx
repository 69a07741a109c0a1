import { afterEach, expect, it, vi } from 'vitest';
import { noticeCheck } from '../platform/network/connectivity.ts';
import { until } from '../platform/testing/until.ts';
import { routes } from '../routes.ts';
import { openApp, type OpenedApp } from './testing/app-at.tsx';

let app: OpenedApp;

afterEach(() => {
  app.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  noticeCheck(true);
});

it(
  'a page whose script could not come without a network says that it is not saved, and opens with the network',
  { tags: ['CRASH-07', 'REACH-06'] },
  async () => {
    const { load } = routes.vipClub;
    let isAway = true;
    vi.spyOn(routes.vipClub, 'load').mockImplementation(() =>
      isAway ? Promise.reject(new TypeError('Failed to fetch dynamically imported module: /a.js')) : load(),
    );
    app = await openApp('/vipclub', false);
    const answers = globalThis.fetch;
    vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) =>
      isAway ? Promise.reject(new TypeError('Failed to fetch')) : answers(...request),
    );
    noticeCheck(false);
    const said = () => app.main()?.querySelector('h1')?.textContent;
    await until(() => expect(said()).toBe('Эта страница не сохранена на устройстве'));
    expect(app.main()?.textContent).not.toContain('новая версия');
    const way = app.main()?.querySelector('a[href="/"]');
    expect(way?.textContent).toBe('На главную');

    isAway = false;
    noticeCheck(true);
    await until(() => expect(said()).toBe('VIP-клуб'));
  },
);
