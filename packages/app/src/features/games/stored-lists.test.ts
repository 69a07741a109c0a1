import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { nastyContent, nastyText, RUNS } from '#app/hostile/texts.ts';
import { local as area, session } from '#app/platform/storage/storage.ts';
import { store } from '#app/platform/state/store.ts';
import { favouritesAtom, storedFavourites, toggleFavourite } from './atoms.ts';
import { scrollPositions, storedFocus } from './list-position.ts';
import { openedGames } from './opened-games.ts';
import { inOrderOf, storedRowCount, unknownOf } from './stored-lists.ts';

beforeEach(() => area.clear());

describe.each([
  ['favourites', 'favouriteGames', toggleFavourite, storedFavourites, 100],
  ['opened games', 'openedGames', openedGames.add, openedGames.read, 12],
] as const)('%s', (_name, key, add, read, max) => {
  it('are stored in this browser, newest first', () => {
    add('wild-berkut');
    add('tulpar-gold');
    expect(read()).toEqual(['tulpar-gold', 'wild-berkut']);
    expect(area.getItem(key)).toBe('["tulpar-gold","wild-berkut"]');
  });

  it('keep what another tab added meanwhile', () => {
    add('a');
    area.setItem(key, '["b","a"]');
    add('c');
    expect(read()).toEqual(['c', 'b', 'a']);
  });

  it('drop the oldest beyond their limit, and accept only slugs', () => {
    for (let at = 0; at < max + 5; at += 1) add(`game-${at}`);
    add('../evil');
    expect(read()).toHaveLength(max);
    expect(read()[0]).toBe(`game-${max + 4}`);
  });

  it('are slugs and not too many, even if the stored value is invalid', () => {
    fc.assert(
      fc.property(nastyContent(fc.array(nastyText)), (content) => {
        area.setItem(key, content);
        const slugs = read();
        expect(slugs.every((slug) => /^[a-z\d-]{1,64}$/.test(slug))).toBe(true);
        expect(slugs.length).toBeLessThanOrEqual(max);
      }),
      RUNS,
    );
  });
});

describe('favourites of several tabs', () => {
  let tab: EventTarget;
  beforeEach(() => {
    tab = new EventTarget();
    vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
    vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab));
    return () => void vi.unstubAllGlobals();
  });

  it('a heart does what it shows, whatever another tab has done', () => {
    toggleFavourite('x');
    area.setItem('favouriteGames', '[]');
    toggleFavourite('x');
    expect(storedFavourites()).toEqual([]);
    area.setItem('favouriteGames', '["x"]');
    toggleFavourite('x');
    expect(storedFavourites()).toEqual(['x']);
  });

  it('are those of another tab on the next page that shows them', () => {
    toggleFavourite('a');
    store.sub(favouritesAtom, () => undefined)();
    area.setItem('favouriteGames', '["b"]');
    const stop = store.sub(favouritesAtom, () => undefined);
    expect(store.get(favouritesAtom)).toEqual(['b']);
    stop();
  });

  it('follow another tab while a page shows them', () => {
    const stop = store.sub(favouritesAtom, () => undefined);
    const change = (key: string | null, slugs: readonly string[]) => {
      area.setItem('favouriteGames', JSON.stringify(slugs));
      tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
      return store.get(favouritesAtom);
    };
    expect(change('favouriteGames', ['a'])).toEqual(['a']);
    expect(change('theme', ['b'])).toEqual(['a']);
    // A null key: another tab has cleared the storage.
    expect(change(null, [])).toEqual([]);
    stop();
  });
});

describe('a game that is opened', () => {
  it('again moves to the front', () => {
    for (const slug of ['wild-berkut', 'tulpar-gold', 'wild-berkut', 'wild-berkut']) openedGames.add(slug);
    expect(openedGames.read()).toEqual(['wild-berkut', 'tulpar-gold']);
  });

  it('is stored whatever is stored already', () => {
    fc.assert(
      fc.property(nastyContent(fc.array(nastyText)), (content) => {
        area.setItem('openedGames', content);
        openedGames.add('a');
        expect(openedGames.read()[0]).toBe('a');
      }),
      RUNS,
    );
  });

  it('is removed when the game no longer exists', () => {
    for (const slug of ['c', 'b', 'a']) openedGames.add(slug);
    openedGames.forget(['b', 'z']);
    expect(openedGames.read()).toEqual(['a', 'c']);
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

describe.each([
  ['places of lists', scrollPositions, { pages: 3, offset: 2400 }, { pages: 4, offset: 3000 }],
  ['cards that had the focus', storedFocus, 7, 0],
] as const)('%s', (_name, places, first, second) => {
  const write = places.write as (at: string, list: string, value: unknown) => void;
  beforeEach(() => session.clear());

  it('are found again for the same list in the same history entry only', () => {
    write('k1', 'slots', first);
    expect(places.read('k1', 'slots')).toEqual(first);
    expect(places.read('k1', 'live')).toBeNull();
    expect(places.read('k2', 'slots')).toBeNull();
    write('k1', 'slots', second);
    expect(places.read('k1', 'slots')).toEqual(second);
  });

  it('are twenty', () => {
    for (let at = 0; at < 30; at += 1) write(`k${at}`, 'slots', first);
    expect(places.read('k9', 'slots')).toBeNull();
    expect(places.read('k29', 'slots')).toEqual(first);
  });
});

describe('stored numbers of a list', () => {
  beforeEach(() => session.clear());

  it('are no longer than one request can bring back', () => {
    scrollPositions.write('k', 'slots', { pages: 999, offset: -5 });
    expect(scrollPositions.read('k', 'slots')).toEqual({ pages: 50, offset: 0 });
  });

  it('are numbers within their bounds, even if the stored value is invalid', () => {
    const entry = fc.record({
      at: fc.constant('k'),
      list: fc.constant('l'),
      pages: fc.anything(),
      offset: fc.double(),
    });
    fc.assert(
      fc.property(nastyContent(fc.array(entry)), (content) => {
        session.setItem('listPlaces', content);
        const position = scrollPositions.read('k', 'l');
        if (!position) return;
        expect(Number.isInteger(position.pages) && position.pages >= 1 && position.pages <= 50).toBe(true);
        expect(position.offset >= 0 && position.offset <= 10_000_000).toBe(true);
      }),
      RUNS,
    );
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
