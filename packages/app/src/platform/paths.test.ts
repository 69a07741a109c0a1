import { describe, expect, it } from 'vitest';
import { href, placeHref, placeOf, readPlace } from './paths.ts';

describe('addresses', () => {
  it('parameters cannot change the shape of a path', () => {
    expect(href('game', { slug: '../auth/login?x=1#y' })).toBe('/games/..%2Fauth%2Flogin%3Fx%3D1%23y');
    expect(
      href('gamesCategory', { category: 'slots' }, { search: { sort: 'abc', page: null, search: '' } }),
    ).toBe('/games/category/slots?sort=abc');
    expect(href('lobby', {}, { hash: 'ban' })).toBe('/#ban');
  });

  it('ROUTE-01 ROUTE-02 ROUTE-13 ROUTE-14 ROUTE-45 ROUTE-46 the more exact page wins', () => {
    const id = (path: string) => placeOf(path)?.id ?? null;
    expect(
      [
        '/',
        '/auth/login',
        '/auth/login/',
        '/games',
        '/games/fruit-cocktail',
        '/games/resident',
        '/games/book',
        '/games/category/slots',
        '/demo',
        '/rules',
        '/a/b/c',
      ].map(id),
    ).toEqual([
      'lobby',
      'login',
      'login',
      'games',
      'fruitCocktail',
      'resident',
      'game',
      'gamesCategory',
      'demo',
      'staticPage',
      null,
    ]);
  });

  it('a place travels as data and comes back as its own address', () => {
    const place = placeOf('/games/category/live-casino', '?sort=abc');
    expect(place).toEqual({ id: 'gamesCategory', params: { category: 'live-casino' }, search: '?sort=abc' });
    expect(place && placeHref(place)).toBe('/games/category/live-casino?sort=abc');
  });

  it.each([
    null,
    'lobby',
    { id: 'notFound', params: {}, search: '' },
    { id: '__proto__', params: {}, search: '' },
    { id: 'constructor', params: {} },
    { id: 'game', params: {}, search: '' },
    { id: 'game', params: { slug: 5 }, search: '' },
    { id: 'game', params: null },
  ])('router state that is no place is refused: %j', (value) => {
    expect(readPlace(value)).toBeNull();
  });

  it('a broken percent sequence belongs to no page', () => {
    expect(placeOf('/games/%E0%A4%A')).toBeNull();
  });
});
