import { afterEach, expect, it, vi } from 'vitest';
import { until } from '../../platform/testing/until.ts';
import { routes } from '../../routes.ts';
import { openApp, type OpenedApp } from '../testing/app-at.tsx';
import { startKeeping } from './keeping.ts';

let app: OpenedApp;

afterEach(() => {
  app.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it(
  'what is said to work without a network opens: the script of a page comes before its data',
  { tags: ['REACH-06'] },
  async () => {
    app = await openApp('/', true);
    const data = () => app.asked.filter((one) => /\/limits|\/transactions/.test(one));
    const scripts: (readonly string[])[] = [];
    for (const id of ['history', 'limits'] as const)
      vi.spyOn(routes[id], 'load').mockImplementation(async () => {
        scripts.push(data());
        return { Page: () => null };
      });
    startKeeping();
    await until(() => expect(data()).toHaveLength(2));
    expect(scripts).toEqual([[], []]);
  },
);
