import fc from 'fast-check';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { nastyContent, nastyText, RUNS } from '#app/hostile/texts.ts';
import { local as area, session } from '#app/platform/storage/storage.ts';
import { store } from '#app/platform/state/store.ts';
import { FAVOURITES_MAX, favouritesAtom, storedFavourites, toggleFavourite } from './atoms.ts';
import { scrollPositions } from './list-position.ts';

beforeEach(() => area.clear());

describe('favourites', () => {
  it('are stored in this browser, newest first, and can be removed', () => {
    toggleFavourite('wild-berkut');
    toggleFavourite('tulpar-gold');
    expect(storedFavourites()).toEqual(['tulpar-gold', 'wild-berkut']);
    expect(area.getItem('favouriteGames')).toBe('["tulpar-gold","wild-berkut"]');
    toggleFavourite('wild-berkut');
    expect(storedFavourites()).toEqual(['tulpar-gold']);
  });

  it('keep what another tab added meanwhile', () => {
    toggleFavourite('a');
    area.setItem('favouriteGames', '["b","a"]');
    toggleFavourite('c');
    expect(storedFavourites()).toEqual(['c', 'b', 'a']);
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

  it('follow another tab while a page shows them', () => {
    const tab = new EventTarget();
    vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
    vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab));
    onTestFinished(() => void vi.unstubAllGlobals());
    const stop = store.sub(favouritesAtom, () => undefined);
    const change = (key: string | null, slugs: readonly string[]) => {
      area.setItem('favouriteGames', JSON.stringify(slugs));
      tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
      return store.get(favouritesAtom);
    };
    expect(change('favouriteGames', ['a'])).toEqual(['a']);
    expect(change('theme', ['b'])).toEqual(['a']);
    // Another tab has cleared everything.
    expect(change(null, [])).toEqual([]);
    stop();
  });

  it('let the oldest go beyond a hundred, and take no text that is no slug', () => {
    for (let at = 0; at < FAVOURITES_MAX + 5; at += 1) toggleFavourite(`game-${at}`);
    expect(storedFavourites()).toHaveLength(FAVOURITES_MAX);
    expect(storedFavourites()[0]).toBe('game-104');
    toggleFavourite('../evil');
    expect(storedFavourites()[0]).toBe('game-104');
  });

  it('are slugs and at most a hundred, even if the stored value is invalid', () => {
    fc.assert(
      fc.property(nastyContent(fc.array(nastyText)), (content) => {
        area.setItem('favouriteGames', content);
        const slugs = storedFavourites();
        expect(slugs.every((slug) => /^[a-z\d-]{1,64}$/.test(slug))).toBe(true);
        expect(slugs.length).toBeLessThanOrEqual(FAVOURITES_MAX);
      }),
      RUNS,
    );
  });
});

describe('places of lists', () => {
  beforeEach(() => session.clear());

  it('are found again for the same list in the same history entry only', () => {
    scrollPositions.write('k1', 'slots', { pages: 3, offset: 2400 });
    expect(scrollPositions.read('k1', 'slots')).toEqual({ pages: 3, offset: 2400 });
    expect(scrollPositions.read('k1', 'live')).toBeNull();
    expect(scrollPositions.read('k2', 'slots')).toBeNull();
    scrollPositions.write('k1', 'slots', { pages: 4, offset: 3000 });
    expect(scrollPositions.read('k1', 'slots')).toEqual({ pages: 4, offset: 3000 });
  });

  it('are twenty, and no longer than one request can bring back', () => {
    for (let at = 0; at < 30; at += 1) scrollPositions.write(`k${at}`, 'slots', { pages: 999, offset: -5 });
    expect(scrollPositions.read('k9', 'slots')).toBeNull();
    expect(scrollPositions.read('k29', 'slots')).toEqual({ pages: 50, offset: 0 });
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
});
