import { describe, expect, it } from 'vitest';
import { styledFiles } from '../packages/app/build/styles.ts';

const folders = (sheet: 'first' | 'lazy') =>
  new Set(styledFiles(sheet).map((file) => /packages\/(.+)\/[^/]+$/.exec(file)?.[1]));

describe('style sources', () => {
  it('has on the first screen what the lobby wears and nothing of the forms', () => {
    const first = folders('first');
    expect([...first]).toEqual(
      expect.arrayContaining(['ui/src/game/game-tile', 'ui/src/navigation/header', 'app/src/pages/lobby']),
    );
    expect(
      [...first].filter((folder) => /checkbox|pages\/cash-box|pages\/login|phone-input/.test(folder ?? '')),
    ).toEqual([]);
  });

  it('has all of the first screen in the later sheet, and what is fetched while the app runs', () => {
    const lazy = folders('lazy');
    expect([...folders('first')].filter((folder) => !lazy.has(folder))).toEqual([]);
    expect([...lazy]).toEqual(
      expect.arrayContaining([
        'ui/src/inputs/checkbox',
        'ui/src/inputs/phone-input',
        'app/src/features/cash-box/components',
      ]),
    );
  });

  it('leaves out what only writes about class names', () => {
    expect(
      [...folders('lazy')].filter((folder) => /ui\/src\/foundations\/(cn|tokens)$/.test(folder ?? '')),
    ).toEqual([]);
  });
});
