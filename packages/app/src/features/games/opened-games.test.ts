import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { nastyContent, nastyText, RUNS } from '#app/hostile/texts.ts';
import { local as area, session } from '#app/platform/storage/storage.ts';
import { toggleFavourite } from './atoms.ts';
import { storedFocus } from './list-position.ts';
import { openedGames, OPENED_MAX } from './opened-games.ts';
import { storedRowCount } from './stored-row-count.ts';
import { inOrderOf, unknownOf } from './stored-slugs.ts';

beforeEach(() => area.clear());

describe('opened games', () => {
  it('are stored in this browser, newest first, without duplicates', () => {
    for (const slug of ['wild-berkut', 'tulpar-gold', 'wild-berkut', 'wild-berkut']) openedGames.add(slug);
    expect(openedGames.read()).toEqual(['wild-berkut', 'tulpar-gold']);
    expect(area.getItem('openedGames')).toBe('["wild-berkut","tulpar-gold"]');
  });

  it('keep what another tab opened meanwhile', () => {
    openedGames.add('a');
    area.setItem('openedGames', '["b","a"]');
    openedGames.add('c');
    expect(openedGames.read()).toEqual(['c', 'b', 'a']);
  });

  it('are twelve, and take no text that is no slug', () => {
    for (let at = 0; at < OPENED_MAX + 5; at += 1) openedGames.add(`game-${at}`);
    openedGames.add('../evil');
    expect(openedGames.read()).toHaveLength(12);
    expect(openedGames.read()[0]).toBe('game-16');
  });

  it('let go of games that there are no more, and of nothing else', () => {
    for (const slug of ['c', 'b', 'a']) openedGames.add(slug);
    openedGames.forget(['b', 'z']);
    expect(openedGames.read()).toEqual(['a', 'c']);
  });

  it('are slugs and at most twelve, even if the stored value is invalid', () => {
    fc.assert(
      fc.property(nastyContent(fc.array(nastyText)), (content) => {
        area.setItem('openedGames', content);
        const slugs = openedGames.read();
        expect(slugs.every((slug) => /^[a-z\d-]{1,64}$/.test(slug))).toBe(true);
        expect(slugs.length).toBeLessThanOrEqual(OPENED_MAX);
        expect(() => openedGames.add('a')).not.toThrow();
        expect(openedGames.read()[0]).toBe('a');
      }),
      RUNS,
    );
  });
});

describe('a response for stored games', () => {
  const cards = [{ slug: 'b' }, { slug: 'a' }, { slug: 'b' }];

  it('is sorted like the stored games, without games that were not requested', () => {
    expect(inOrderOf(['a', 'x', 'b'], cards)).toEqual([{ slug: 'a' }, { slug: 'b' }]);
    expect(inOrderOf([], cards)).toEqual([]);
  });

  it('reveals removed games only when it is complete and matches the request', () => {
    expect(unknownOf(['a', 'x', 'b'], cards.slice(0, 2), 2)).toEqual(['x']);
    expect(unknownOf(['x'], [], 0)).toEqual(['x']);
    expect(unknownOf(['a', 'x', 'b'], cards.slice(0, 2), 40)).toEqual([]);
    expect(unknownOf(['a', 'x'], cards.slice(0, 2), 2)).toEqual([]);
  });
});

it('the lobby renders as many placeholders as there are rows of stored games', () => {
  expect(storedRowCount()).toBe(0);
  openedGames.add('a');
  expect(storedRowCount()).toBe(1);
  toggleFavourite('b');
  expect(storedRowCount()).toBe(2);
  openedGames.forget(['a']);
  toggleFavourite('b');
  expect(storedRowCount()).toBe(0);
});

describe('cards that had the focus', () => {
  beforeEach(() => session.clear());

  it('are found again for the same list in the same history entry only', () => {
    storedFocus.write('k1', 'slots', 7);
    expect(storedFocus.read('k1', 'slots')).toBe(7);
    expect(storedFocus.read('k1', 'live')).toBeNull();
    expect(storedFocus.read('k2', 'slots')).toBeNull();
    storedFocus.write('k1', 'slots', 0);
    expect(storedFocus.read('k1', 'slots')).toBe(0);
  });

  it('are of twenty entries at most', () => {
    for (let at = 0; at < 30; at += 1) storedFocus.write(`k${at}`, 'slots', at);
    expect(storedFocus.read('k9', 'slots')).toBeNull();
    expect(storedFocus.read('k29', 'slots')).toBe(29);
  });

  it('are positions of a list, even if the stored value is invalid', () => {
    const entry = fc.record({ at: fc.constant('k'), list: fc.constant('l'), card: fc.anything() });
    fc.assert(
      fc.property(nastyContent(fc.array(entry)), (content) => {
        session.setItem('listCards', content);
        const card = storedFocus.read('k', 'l');
        expect(card === null || (Number.isInteger(card) && card >= 0 && card < 100_000)).toBe(true);
      }),
      RUNS,
    );
  });
});
