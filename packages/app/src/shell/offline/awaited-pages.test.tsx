import { expect, it, vi, onTestFinished } from 'vitest';
import { noticeCheck } from '../../platform/network/connectivity.ts';
import { routes } from '../../routes.ts';
import { openApp } from '../testing/app-at.tsx';
import { useSkippableTimers } from '../../platform/testing/pass-time.ts';
import { startOffline } from './start.ts';

it('an unsaved page says so, and opens once online', { tags: ['CRASH-07', 'REACH-06'] }, async () => {
  const { load } = routes.vipClub;
  let isAway = true;
  vi.spyOn(routes.vipClub, 'load').mockImplementation(() =>
    isAway ? Promise.reject(new TypeError('Failed to fetch dynamically imported module: /a.js')) : load(),
  );
  const app = await openApp('/vipclub', false);
  const answers = globalThis.fetch;
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) =>
    isAway ? Promise.reject(new TypeError('Failed to fetch')) : answers(...request),
  );
  noticeCheck(false);
  const said = () => app.main()?.querySelector('h1')?.textContent;
  await expect.poll(said).toBe('Эта страница не сохранена на устройстве');
  expect(app.main()?.textContent).not.toContain('новая версия');
  const way = app.main()?.querySelector('a[href="/"]');
  expect(way?.textContent).toBe('На главную');

  isAway = false;
  noticeCheck(true);
  await expect.poll(said).toBe('VIP-клуб');
});

it('the script of a page that works offline is stored before its data', { tags: ['REACH-06'] }, async () => {
  useSkippableTimers();
  const app = await openApp('/', true);
  const data = () => app.requests.filter((one) => /\/limits|\/transactions/.test(one));
  const scripts: (readonly string[])[] = [];
  for (const id of ['history', 'limits'] as const)
    vi.spyOn(routes[id], 'load').mockImplementation(async () => {
      scripts.push(data());
      return { Page: () => null };
    });
  onTestFinished(startOffline());
  await vi.advanceTimersByTimeAsync(5000);
  await expect.poll(data).toHaveLength(2);
  expect(scripts).toEqual([[], []]);
});
