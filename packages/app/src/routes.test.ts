import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listedPages } from '@tulpar/api/contract';
import { describe, expect, it } from 'vitest';
import { drawnPages, formPages, openPages, playerPages } from '../e2e/pages.ts';
import { matchRoute, paths, type RouteId } from './platform/routing/paths.ts';
import { titleOf } from './platform/routing/page-head.tsx';
import { routes } from './routes.ts';

const ids = Object.keys(routes) as RouteId[];
/** Loading functions of the pages at these addresses. */
const openedBy = (addresses: readonly string[]) =>
  new Set(addresses.map((path) => routes[matchRoute(path.split('?', 1)[0] ?? '')?.id ?? 'notFound'].load));
const missing = (opened: ReturnType<typeof openedBy>) =>
  ids.filter((id) => !opened.has(routes[id].load)).sort();
const frame = (id: RouteId) => routes[id].frame ?? 'site';

describe('route table', () => {
  it('has every address once, by a name of its own', { tags: ['ROUTE-47'] }, () => {
    expect(ids.sort()).toEqual(Object.keys(paths).sort());
    expect(new Set(Object.values(paths)).size).toBe(ids.length);
    expect(ids).toEqual(
      expect.arrayContaining([
        'lobby',
        'game',
        'login',
        'register',
        'resetPassword',
        'resetPasswordSuccess',
        'deposit',
        'withdrawal',
        'history',
        'profile',
        'profileContacts',
        'bonuses',
        'contacts',
        'unsubscribe',
        'games',
        'providers',
        'gamesSearch',
        'gamesFilter',
      ]),
    );
  });

  it('tests in a real browser open every page', { tags: ['ROUTE-47'] }, () => {
    const opened = openedBy([...openPages, ...playerPages].map(([path]) => path).concat(formPages));
    // These two pages only redirect to another one.
    expect(missing(opened)).toEqual(['depositRedirect', 'socialLogin']);
    const drawn = openedBy(drawnPages.map(([path]) => path));
    expect(missing(drawn).filter((id) => listedPages.has(id))).toEqual([]);
  });

  it.each<[string, ReturnType<typeof frame>, RouteId[]]>([
    [
      'LAYOUT-01 OP-43 header, footer and bottom menu',
      'site',
      ['lobby', 'games', 'gamesCategory', 'gamesFilter'],
    ],
    [
      'OP-43 the same',
      'site',
      ['providers', 'tournaments', 'tournament', 'tournamentGames', 'news', 'staticPage'],
    ],
    ['LAYOUT-02 no footer', 'hub', ['profile', 'profileVerifyPhone', 'profileVerifyEmail']],
    ['LAYOUT-03 no footer', 'hub', ['bonuses', 'bonusesReceived', 'bonusesHistory', 'bonusWagering']],
    [
      'LAYOUT-04 neither header nor footer',
      'panel',
      ['profileContacts', 'profileSettings', 'profileDocuments'],
    ],
    ['LAYOUT-05 neither header nor footer', 'panel', ['contacts', 'notifications', 'outOfMoney']],
    ['LAYOUT-06 no bottom menu either', 'search', ['gamesSearch']],
    ['LAYOUT-07 a layout of the game’s own', 'page', ['game', 'fruitCocktail', 'resident']],
    [
      'OP-43 nothing around signing in',
      'bare',
      ['login', 'register', 'resetPassword', 'resetPasswordSuccess'],
    ],
    ['OP-43 nothing around confirming', 'bare', ['confirmEmail', 'socialLogin']],
  ])('%s: %s', (_rule, expected, of) => {
    expect(of.map((id) => [id, frame(id)])).toEqual(of.map((id) => [id, expected]));
  });

  it('no page is part of the table: each is fetched when it is opened', { tags: ['LAYOUT-08'] }, () => {
    const text = readFileSync(join(import.meta.dirname, 'routes.ts'), 'utf8');
    expect([...text.matchAll(/^import (?!type )/gm)]).toEqual([]);
    expect([...text.matchAll(/=> import\('\.\/pages\//g)].length).toBeGreaterThan(20);
  });

  it('what is preloaded first: main, login, game, register; then profile', { tags: ['LAYOUT-09'] }, () => {
    const of = (priority: string) => ids.filter((id) => routes[id].priority === priority).sort();
    expect(of('high')).toEqual(['game', 'lobby', 'login', 'register']);
    expect(of('medium')).toEqual(['bonuses', 'deposit', 'profile']);
  });

  it('every page names itself in the four languages', { tags: ['LAYOUT-14'] }, () => {
    for (const language of ['ru', 'kk', 'az', 'en']) {
      const file = join(import.meta.dirname, 'messages', `${language}.json`);
      const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
      expect(ids.filter((id) => !texts[titleOf(id)])).toEqual([]);
    }
  });
});
