import type { ComponentType } from 'react';
import type { MessageId } from './messages/ids.ts';
import type { RouteId } from './platform/paths.ts';

/** Who may open a page: anybody, only a signed-in player, or only a visitor who is not signed in. */
export type Access = 'public' | 'player' | 'guest';

/**
 * What stands around a page. `site`: sidebar, header, footer, bottom menu. `hub`: the same without the footer
 * (LAYOUT-02). `page`: sidebar only, the page brings its own bar. `bare`: nothing at all.
 */
export type Frame = 'site' | 'hub' | 'page' | 'bare';

/** A page as data; its module exports the component as `Page`. */
export interface Route {
  readonly access: Access;
  readonly frame: Frame;
  readonly title: MessageId;
  readonly load: () => Promise<{ Page: ComponentType }>;
  /** Which texts the page needs: the lobby's, or all. */
  readonly texts?: 'first';
  /** Order in which pages are fetched ahead of need (LAYOUT-09). */
  readonly priority: 'high' | 'medium' | 'low';
}

const games = () => import('./pages/games-category/index.ts');
const game = () => import('./pages/game/index.ts');

/** Every page of the app. */
export const routes: Readonly<Record<RouteId, Route>> = {
  lobby: {
    texts: 'first',
    access: 'public',
    frame: 'site',
    title: 'page.lobby',
    load: () => import('./pages/lobby/index.ts'),
    priority: 'high',
  },
  games: {
    texts: 'first',
    access: 'public',
    frame: 'site',
    title: 'page.games',
    load: games,
    priority: 'low',
  },
  gamesCategory: {
    texts: 'first',
    access: 'public',
    frame: 'site',
    title: 'page.games',
    load: games,
    priority: 'low',
  },
  gamesFilter: {
    texts: 'first',
    access: 'public',
    frame: 'site',
    title: 'page.games',
    load: games,
    priority: 'low',
  },
  demo: { texts: 'first', access: 'public', frame: 'site', title: 'page.demo', load: games, priority: 'low' },
  game: { access: 'public', frame: 'page', title: 'page.game', load: game, priority: 'high' },
  fruitCocktail: { access: 'public', frame: 'page', title: 'page.game', load: game, priority: 'low' },
  resident: { access: 'public', frame: 'page', title: 'page.game', load: game, priority: 'low' },
  login: {
    access: 'guest',
    frame: 'bare',
    title: 'page.login',
    load: () => import('./pages/login/index.ts'),
    priority: 'high',
  },
  register: {
    access: 'guest',
    frame: 'bare',
    title: 'page.register',
    load: () => import('./pages/register/index.ts'),
    priority: 'high',
  },
  profile: {
    access: 'player',
    frame: 'hub',
    title: 'page.profile',
    load: () => import('./pages/profile/index.ts'),
    priority: 'medium',
  },
  deposit: {
    access: 'player',
    frame: 'page',
    title: 'page.deposit',
    load: () => import('./pages/cash-box-deposit/index.ts'),
    priority: 'medium',
  },
  withdrawal: {
    access: 'player',
    frame: 'page',
    title: 'page.withdrawal',
    load: () => import('./pages/cash-box-withdrawal/index.ts'),
    priority: 'low',
  },
  history: {
    access: 'player',
    frame: 'page',
    title: 'page.history',
    load: () => import('./pages/cash-box-history/index.ts'),
    priority: 'low',
  },
  credits: {
    texts: 'first',
    access: 'public',
    frame: 'site',
    title: 'page.credits',
    load: () => import('./pages/credits/index.ts'),
    priority: 'low',
  },
  staticPage: {
    texts: 'first',
    access: 'public',
    frame: 'site',
    title: 'page.content',
    load: () => import('./pages/static-page/index.ts'),
    priority: 'low',
  },
  notFound: {
    texts: 'first',
    access: 'public',
    frame: 'site',
    title: 'page.notFound',
    load: () => import('./pages/not-found/index.ts'),
    priority: 'low',
  },
};
