import {
  limits,
  openRounds,
  playSession,
  pushSettings,
  rounds,
  signInLink,
  statement,
  statementLines,
  vipClub,
  withdrawalReadiness,
  type Endpoint,
} from '@tulpar/api/contract';
import { refuse } from '@tulpar/api/samples';
import { afterEach, describe, expect, it } from 'vitest';
import { queryClientAtom } from '#app/platform/network/query.ts';
import { store } from '#app/platform/state/store.ts';
import { openApp, type OpenedApp } from '#app/shell/testing/app-at.tsx';

/** Calls a server may bring later than the others, and a page that has something of each. */
const additions: readonly [Endpoint, path: string][] = [
  [openRounds, '/'],
  [playSession, '/games/tulpar-gold'],
  [withdrawalReadiness, '/cash-box/withdrawal'],
  [pushSettings, '/profile/settings'],
  [signInLink, '/app'],
  [vipClub, '/vipclub'],
  [limits, '/profile/limits'],
  [limits, '/cash-box/deposit?method=kz-card'],
  [rounds, '/cash-box/rounds'],
  [statement, '/cash-box/statement'],
  [statementLines, '/cash-box/statement'],
];

/** Words of a page or a block that could not be loaded. */
const FAILED = /не загруз|не получилось|ошибк|попробовать ещё раз|пошло не так/i;

/** Frames a page is looked at after the last answer: its parts may still be fetched then. */
const FRAMES = 20;

let app: OpenedApp | null = null;
afterEach(() => {
  app?.close();
  app = null;
});

describe.each([404, 501])('a server that answers %s', (status) => {
  it.each(additions.map(([call, path]) => ({ call, path, id: call.id })))(
    'has no $id: $path says nothing of it and works',
    { tags: ['CALL-18'] },
    async ({ call, path }) => {
      app = await openApp(path, true, [
        refuse(call, status, status === 404 ? 'NOT_FOUND' : 'NOT_IMPLEMENTED'),
      ]);
      const { main, asked } = app;
      await expect.poll(() => main()?.querySelector('h1, h2')?.textContent ?? '').not.toBe('');
      await expect.poll(() => asked).toContain(`${call.method} ${call.path}`);
      await expect.poll(() => store.get(queryClientAtom).isFetching()).toBe(0);
      // The answer is there; whatever is made of it is drawn within these.
      for (let frame = 0; frame < FRAMES; frame += 1) {
        await new Promise((drawn) => requestAnimationFrame(drawn));
        expect(main()?.textContent).not.toMatch(FAILED);
        expect(document.querySelector('[role="alert"]:not(:empty), [data-tone="error"]')).toBeNull();
      }
    },
  );
});
