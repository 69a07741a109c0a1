import type { ComponentType } from 'react';
import type { Head } from './platform/routing/page-head.tsx';
import type { RouteId } from './platform/routing/paths.ts';

/**
 * Who may open a page; absent: everyone. `guest` and `social` are for visitors without a session; the others
 * are for players and differ in where a guest is redirected (`shell/guards.ts`).
 */
export type Access = 'guest' | 'social' | 'player' | 'cashBox' | 'inbox' | 'bonus' | 'app';

/**
 * Layout around a page. `site`: sidebar, header, footer, bottom menu. `hub`: the same without the footer
 * (LAYOUT-02). `panel`: sidebar and bottom menu, the page has its own bar (LAYOUT-04, LAYOUT-05). `page`:
 * sidebar only (LAYOUT-07). `search` (LAYOUT-06) and `cashBox`: the same with the header on wide screens.
 * `bare`: nothing.
 */
export type Frame = 'site' | 'hub' | 'panel' | 'page' | 'search' | 'cashBox' | 'bare';

/**
 * A page as data. Its module exports the component as `Page`, and optionally a `Head` with page-specific
 * metadata.
 */
export interface Route {
  readonly load: () => Promise<{ Page: ComponentType; Head?: Head }>;
  readonly access?: Access;
  /** Absent: `site`. */
  readonly frame?: Frame;
  /** Whether its panel is wide enough for two columns on a desktop. */
  readonly isBroad?: true;
  /** Preload priority (LAYOUT-09); absent: low. */
  readonly priority?: 'high' | 'medium';
}

const games = () => import('./pages/games-category/index.ts');
const game = () => import('./pages/game/index.ts');
const bonuses = () => import('./pages/bonuses/index.ts');
const app = () => import('./pages/app/index.ts');
const unsubscribe = () => import('./pages/unsubscribe/index.ts');

export const routes: Readonly<Record<RouteId, Route>> = {
  lobby: { load: () => import('./pages/lobby/index.ts'), priority: 'high' },

  games: { load: games },
  gamesCategory: { load: games },
  gamesFilter: { load: games },
  gamesSearch: { load: () => import('./pages/games-search/index.ts'), frame: 'search' },
  demo: { load: games },
  game: { load: game, frame: 'page', priority: 'high' },
  fruitCocktail: {
    load: game,
    frame: 'page',
  },
  resident: { load: game, frame: 'page' },
  providers: { load: () => import('./pages/providers/index.ts') },

  login: {
    load: () => import('./pages/login/index.ts'),
    access: 'guest',
    frame: 'bare',
    priority: 'high',
  },
  register: {
    load: () => import('./pages/register/index.ts'),
    access: 'guest',
    frame: 'bare',
    priority: 'high',
  },
  resetPassword: { load: () => import('./pages/reset-password/index.ts'), access: 'guest', frame: 'bare' },
  resetPasswordSuccess: {
    load: () => import('./pages/reset-password-success/index.ts'),
    access: 'guest',
    frame: 'bare',
  },
  confirmEmail: { load: () => import('./pages/confirm-email/index.ts'), frame: 'bare' },
  socialLogin: {
    load: () => import('./pages/social-login/index.ts'),
    access: 'social',
    frame: 'bare',
  },

  profile: {
    load: () => import('./pages/profile/index.ts'),
    access: 'player',
    frame: 'hub',
    priority: 'medium',
  },
  profileContacts: {
    load: () => import('./pages/profile-contacts/index.ts'),
    access: 'player',
    frame: 'panel',
  },
  profileSettings: {
    load: () => import('./pages/profile-settings/index.ts'),
    access: 'player',
    frame: 'panel',
  },
  profileDocuments: {
    load: () => import('./pages/profile-documents/index.ts'),
    access: 'player',
    frame: 'panel',
  },
  limits: {
    load: () => import('./pages/profile-limits/index.ts'),
    access: 'player',
    frame: 'panel',
    isBroad: true,
  },
  break: { load: () => import('./pages/profile-break/index.ts'), access: 'player', frame: 'panel' },
  profileVerifyPhone: {
    load: () => import('./pages/profile-verify-phone/index.ts'),
    access: 'player',
    frame: 'hub',
  },
  profileVerifyEmail: {
    load: () => import('./pages/profile-verify-email/index.ts'),
    access: 'player',
    frame: 'hub',
  },

  bonuses: { load: bonuses, access: 'bonus', frame: 'hub', priority: 'medium' },
  bonusesReceived: { load: bonuses, access: 'bonus', frame: 'hub' },
  bonusesHistory: { load: () => import('./pages/bonuses-history/index.ts'), access: 'bonus', frame: 'hub' },
  bonusWagering: { load: () => import('./pages/bonus-wagering/index.ts'), access: 'bonus', frame: 'hub' },

  deposit: {
    load: () => import('./pages/cash-box-deposit/index.ts'),
    access: 'cashBox',
    frame: 'cashBox',
    priority: 'medium',
  },
  withdrawal: {
    load: () => import('./pages/cash-box-withdrawal/index.ts'),
    access: 'cashBox',
    frame: 'cashBox',
  },
  history: { load: () => import('./pages/cash-box-history/index.ts'), access: 'cashBox', frame: 'cashBox' },
  statement: {
    load: () => import('./pages/cash-box-statement/index.ts'),
    access: 'cashBox',
    frame: 'cashBox',
  },
  rounds: { load: () => import('./pages/cash-box-rounds/index.ts'), access: 'cashBox', frame: 'cashBox' },
  depositRedirect: {
    load: () => import('./pages/deposit-redirect/index.ts'),
    access: 'cashBox',
    frame: 'bare',
  },

  tournaments: { load: () => import('./pages/tournaments/index.ts') },
  tournament: {
    load: () => import('./pages/tournament/index.ts'),
  },
  tournamentGames: {
    load: () => import('./pages/tournament-games/index.ts'),
  },
  news: { load: () => import('./pages/news/index.ts') },
  newsArticle: {
    load: () => import('./pages/news-article/index.ts'),
  },
  reviews: { load: () => import('./pages/reviews/index.ts') },
  vipClub: { load: () => import('./pages/vip-club/index.ts') },
  app: { load: app, access: 'app' },
  downloadApp: { load: app },
  notifications: {
    load: () => import('./pages/notifications/index.ts'),
    access: 'inbox',
    frame: 'panel',
  },
  outOfMoney: { load: () => import('./pages/out-of-money/index.ts'), frame: 'panel' },
  unsubscribe: { load: unsubscribe },
  unsubscribeEmail: { load: unsubscribe },

  contacts: { load: () => import('./pages/contacts/index.ts'), frame: 'panel' },
  credits: { load: () => import('./pages/credits/index.ts') },
  staticPage: { load: () => import('./pages/static-page/index.ts') },
  notFound: { load: () => import('./pages/not-found/index.ts') },
};
