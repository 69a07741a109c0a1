import { game, launchGame } from '@tulpar/api/contract';
import { answer, gameDetail, launch } from '@tulpar/api/samples';
import { expect, it } from 'vitest';
import { readLowData } from '#app/platform/device/low-data.ts';
import { openApp } from '#app/shell/testing/app-at.tsx';

it.each([
  ['on', { low_data: true }],
  ['off', {}],
])(
  'a launch with the saving of data %s says so to the game',
  { tags: ['REACH-14'] },
  async (choice, extra) => {
    localStorage.setItem('lowData', choice);
    readLowData();
    const bodies: unknown[] = [];
    await openApp('/games/steppe?mode=demo', false, [
      answer(game, { ...gameDetail, slug: 'steppe' }),
      answer(launchGame, ({ body }) => {
        bodies.push(body);
        return launch;
      }),
    ]);
    await expect.poll(() => bodies).toEqual([{ mode: 'demo', locale: 'ru', ...extra }]);
  },
);
