import { describe, expect, it } from 'vitest';
import { href, moved, routeHref, matchRoute, readRouteMatch, paths } from './paths.ts';
import { User } from '@tulpar/api/contract';

describe('addresses', () => {
  it('parameters cannot change the shape of a path', () => {
    expect(href('game', { slug: '../auth/login?x=1#y' })).toBe('/games/..%2Fauth%2Flogin%3Fx%3D1%23y');
    expect(
      href('gamesCategory', { category: 'slots' }, { search: { sort: 'abc', page: null, search: '' } }),
    ).toBe('/games/category/slots?sort=abc');
    expect(href('lobby', {}, { hash: 'ban' })).toBe('/#ban');
  });

  it.each([
    ['ROUTE-01', '/', 'lobby'],
    ['ROUTE-02', '/auth/login', 'login'],
    ['ROUTE-02', '/auth/login/', 'login'],
    ['ROUTE-03', '/auth/register', 'register'],
    ['ROUTE-04', '/auth/reset-password', 'resetPassword'],
    ['ROUTE-05', '/auth/reset-password/success', 'resetPasswordSuccess'],
    ['ROUTE-06', '/confirm-email/0b1c', 'confirmEmail'],
    ['ROUTE-07', '/social-login', 'socialLogin'],
    ['ROUTE-08', '/games', 'games'],
    ['ROUTE-09', '/games/category/slots', 'gamesCategory'],
    ['ROUTE-10', '/games/category/all-games', 'gamesCategory'],
    ['ROUTE-11', '/games/filter/high-rtp', 'gamesFilter'],
    ['ROUTE-12', '/games/search', 'gamesSearch'],
    ['ROUTE-13', '/games/book', 'game'],
    ['ROUTE-14', '/games/fruit-cocktail', 'fruitCocktail'],
    ['ROUTE-14', '/games/resident', 'resident'],
    ['ROUTE-15', '/providers', 'providers'],
    ['ROUTE-16', '/demo', 'demo'],
    ['ROUTE-17', '/profile', 'profile'],
    ['ROUTE-18', '/profile/contacts', 'profileContacts'],
    ['ROUTE-19', '/profile/settings', 'profileSettings'],
    ['ROUTE-20', '/profile/documents', 'profileDocuments'],
    ['ROUTE-21', '/profile/verify-phone', 'profileVerifyPhone'],
    ['ROUTE-22', '/profile/verify-email', 'profileVerifyEmail'],
    ['ROUTE-23', '/bonuses', 'bonuses'],
    ['ROUTE-24', '/bonuses/received', 'bonusesReceived'],
    ['ROUTE-25', '/bonuses/history', 'bonusesHistory'],
    ['ROUTE-26', '/bonus', 'bonuses'],
    ['ACCESS-07', '/users/bonuses', 'bonuses'],
    ['ACCESS-08', '/users/profile', 'bonuses'],
    ['ROUTE-27', '/cash-box/deposit', 'deposit'],
    ['ROUTE-28', '/cash-box/withdrawal', 'withdrawal'],
    ['ROUTE-29', '/cash-box/history', 'history'],
    ['ROUTE-30', '/cash-box/deposit-redirect', 'depositRedirect'],
    ['ROUTE-31', '/rules', 'staticPage'],
    ['ROUTE-31', '/payouts', 'staticPage'],
    ['ROUTE-31', '/responsible-gaming', 'staticPage'],
    ['ROUTE-31', '/privacy-policy', 'staticPage'],
    ['ROUTE-31', '/cookies', 'staticPage'],
    ['ROUTE-31', '/faq', 'staticPage'],
    ['ROUTE-31', '/about', 'staticPage'],
    ['ROUTE-32', '/contacts', 'contacts'],
    ['ROUTE-33', '/reviews', 'reviews'],
    ['ROUTE-34', '/download-app', 'downloadApp'],
    ['ROUTE-35', '/vipclub', 'vipClub'],
    ['ROUTE-36', '/app', 'app'],
    ['ROUTE-37', '/news', 'news'],
    ['ROUTE-37', '/news/spring', 'newsArticle'],
    ['ROUTE-38', '/tournaments', 'tournaments'],
    ['ROUTE-39', '/tournaments/cup', 'tournament'],
    ['ROUTE-40', '/tournaments/cup/games', 'tournamentGames'],
    ['ROUTE-41', '/notifications', 'notifications'],
    ['ROUTE-42 OP-61', '/unsubscribe', 'unsubscribe'],
    ['ROUTE-42 OP-61', '/unsubscribe/a%40b.kz', 'unsubscribeEmail'],
    ['ROUTE-43', '/out-of-money', 'outOfMoney'],
    ['ROUTE-44 OP-20', '/promotions', 'news'],
    ['ROUTE-44 OP-20', '/promotions/spring', 'newsArticle'],
    ['ROUTE-45', '/some-slug', 'staticPage'],
    ['ROUTE-46', '/a/b/c', undefined],
  ])('%s %s belongs to %s', (_rows, path, id) => {
    expect(matchRoute(path)?.id).toBe(id);
  });

  it('a former address means the same page', { tags: ['ACCESS-07', 'OP-18', 'OP-20'] }, () => {
    for (const path of Object.keys(moved)) {
      const match = matchRoute(path.replace(':slug', 'spring'), '?promocode=x');
      expect(match && routeHref(match), path).toMatch(/^\/(?:bonuses|news|news\/spring)\?promocode=x$/);
    }
  });

  it('a route match travels as data and comes back as its own address', () => {
    const match = matchRoute('/games/category/live-casino', '?sort=abc');
    expect(match).toEqual({ id: 'gamesCategory', params: { category: 'live-casino' }, search: '?sort=abc' });
    expect(match && routeHref(match)).toBe('/games/category/live-casino?sort=abc');
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
  ])('router state that is no route match is refused: %j', (value) => {
    expect(readRouteMatch(value)).toBeNull();
  });

  it('a broken percent sequence belongs to no page', () => {
    expect(matchRoute('/games/%E0%A4%A')).toBeNull();
  });
});

it('a page is for guests or players, and no player has a role', { tags: ['PLAT-01'] }, () => {
  expect(Object.values(paths).filter((path) => /admin|operator|back-?office|manage/i.test(path))).toEqual([]);
  expect(Object.keys(User.def.shape).filter((name) => /role|admin|permission/i.test(name))).toEqual([]);
});
