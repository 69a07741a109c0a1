import { expect, it, onTestFinished, vi } from 'vitest';
import { useSkippableTimers } from '../../platform/testing/pass-time.ts';
import { routes } from '../../routes.ts';
import { openApp } from '../testing/app-at.tsx';
import { startOffline } from './start.ts';

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
