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
import { describe, expect, it } from 'vitest';
import { openApp, type OpenedApp } from '#app/shell/testing/app-at.tsx';

/** Calls a server may lack, each with a page that uses it. */
const optional: readonly [Endpoint, path: string][] = [
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

/** Texts of a page or a block that could not be loaded. */
const FAILED = /не загруз|не получилось|ошибк|попробовать ещё раз|пошло не так/i;

/** Frames to watch after the last response, while lazy parts may still load. */
const FRAMES = 20;

let app: OpenedApp;
describe('an optional endpoint that a server lacks', () => {
  it.each(
    optional.map(([call, path], index) => ({ call, path, id: call.id, status: index % 2 === 0 ? 404 : 501 })),
  )(
    '$id, answered $status: $path works and shows no error',
    { tags: ['CALL-18'] },
    async ({ call, path, status }) => {
      app = await openApp(path, true, [
        refuse(call, status, status === 404 ? 'NOT_FOUND' : 'NOT_IMPLEMENTED'),
      ]);
      const { main, requests } = app;
      await expect.poll(() => main()?.querySelector('h1, h2')?.textContent ?? '').not.toBe('');
      await expect.poll(() => requests).toContain(`${call.method} ${call.path}`);
      await app.settled();
      for (let frame = 0; frame < FRAMES; frame += 1) {
        await new Promise((drawn) => requestAnimationFrame(drawn));
        expect(main()?.textContent).not.toMatch(FAILED);
        expect(document.querySelector('[role="alert"]:not(:empty), [data-tone="error"]')).toBeNull();
      }
    },
  );
});
