import type { ComponentType } from 'react';
import type { Head } from './platform/routing/page-head.tsx';
import type { RouteId } from './platform/routing/paths.ts';

/**
 * Who may open a page; absent: everyone. `guest` and `social` are for visitors without a session; the others
 * are for players and differ in where a guest is redirected (`shell/guards.ts`).
 */
export type Access = 'guest' | 'social' | 'player' | 'cashBox' | 'inbox' | 'bonus' | 'app';

/**
 * Layout around a page. `site`: sidebar, header, footer, bottom menu. `hub`: like `site` without the footer
 * (LAYOUT-02). `panel`: sidebar, bottom menu, and on wide screens the header; on phones the page has its own bar
 * (LAYOUT-04, LAYOUT-05). `page`: sidebar only (LAYOUT-07). `search` (LAYOUT-06) and `cashBox`: like `page`, with the
 * header on wide screens. `bare`: nothing.
 */
export type Frame = 'site' | 'hub' | 'panel' | 'page' | 'search' | 'cashBox' | 'bare';

/** A page as data. Its module exports the component as `Page`, and optionally a `Head` with page-specific metadata. */
export interface Route {
  readonly load: () => Promise<{ Page: ComponentType; Head?: Head }>;
  readonly access?: Access;
  /** Absent: `site`. */
  readonly frame?: Frame;
  /** Width of a panel on a desktop: two columns, or all there is; absent: one column. */
  readonly panel?: 'broad' | 'full';
  /** Preload priority (LAYOUT-09); absent: low. */
  readonly priority?: 'high' | 'medium';
}

const games = () => import('./pages/games-category/GamesPage.tsx');
const game = () => import('./pages/game/GamePage.tsx');
const bonuses = () => import('./pages/bonuses/BonusesPage.tsx');
const app = () => import('./pages/app/AppPage.tsx');
const unsubscribe = () => import('./pages/unsubscribe/UnsubscribePage.tsx');

const guestForm = { access: 'guest', frame: 'bare' } as const;
const playerPanel = { access: 'player', frame: 'panel', panel: 'broad' } as const;
const playerHub = { access: 'player', frame: 'hub' } as const;
const bonusHub = { access: 'bonus', frame: 'hub' } as const;
const cashBox = { access: 'cashBox', frame: 'cashBox' } as const;

export const routes: Readonly<Record<RouteId, Route>> = {
  lobby: { load: () => import('./pages/lobby/index.ts'), priority: 'high' },

  games: { load: games },
  gamesCategory: { load: games },
  gamesFilter: { load: games },
  gamesSearch: { load: () => import('./pages/games-search/GamesSearchPage.tsx'), frame: 'search' },
  demo: { load: games },
  game: { load: game, frame: 'page', priority: 'high' },
  fruitCocktail: { load: game, frame: 'page' },
  resident: { load: game, frame: 'page' },
  providers: { load: () => import('./pages/providers/ProvidersPage.tsx') },

  login: { ...guestForm, load: () => import('./pages/login/LoginPage.tsx'), priority: 'high' },
  register: { ...guestForm, load: () => import('./pages/register/RegisterPage.tsx'), priority: 'high' },
  resetPassword: { ...guestForm, load: () => import('./pages/reset-password/ResetPasswordPage.tsx') },
  resetPasswordSuccess: {
    ...guestForm,
    load: () => import('./pages/reset-password-success/ResetPasswordSuccessPage.tsx'),
  },
  confirmEmail: { load: () => import('./pages/confirm-email/ConfirmEmailPage.tsx'), frame: 'bare' },
  socialLogin: {
    load: () => import('./pages/social-login/SocialLoginPage.tsx'),
    access: 'social',
    frame: 'bare',
  },

  profile: { ...playerHub, load: () => import('./pages/profile/ProfilePage.tsx'), priority: 'medium' },
  profileContacts: { ...playerPanel, load: () => import('./pages/profile-contacts/ProfileContactsPage.tsx') },
  profileSettings: { ...playerPanel, load: () => import('./pages/profile-settings/ProfileSettingsPage.tsx') },
  profileDocuments: {
    ...playerPanel,
    load: () => import('./pages/profile-documents/ProfileDocumentsPage.tsx'),
  },
  limits: { ...playerPanel, load: () => import('./pages/profile-limits/LimitsPage.tsx') },
  break: { ...playerPanel, load: () => import('./pages/profile-break/BreakPage.tsx') },
  profileVerifyPhone: {
    ...playerHub,
    load: () => import('./pages/profile-verify-phone/ProfileVerifyPhonePage.tsx'),
  },
  profileVerifyEmail: {
    ...playerHub,
    load: () => import('./pages/profile-verify-email/ProfileVerifyEmailPage.tsx'),
  },

  bonuses: { ...bonusHub, load: bonuses, priority: 'medium' },
  bonusesReceived: { ...bonusHub, load: bonuses },
  bonusesHistory: { ...bonusHub, load: () => import('./pages/bonuses-history/BonusesHistoryPage.tsx') },
  bonusWagering: { ...bonusHub, load: () => import('./pages/bonus-wagering/BonusWageringPage.tsx') },

  deposit: { ...cashBox, load: () => import('./pages/cash-box-deposit/DepositPage.tsx'), priority: 'medium' },
  withdrawal: { ...cashBox, load: () => import('./pages/cash-box-withdrawal/WithdrawalPage.tsx') },
  history: { ...cashBox, load: () => import('./pages/cash-box-history/HistoryPage.tsx') },
  statement: { ...cashBox, load: () => import('./pages/cash-box-statement/StatementPage.tsx') },
  rounds: { ...cashBox, load: () => import('./pages/cash-box-rounds/RoundsPage.tsx') },
  depositRedirect: {
    load: () => import('./pages/deposit-redirect/DepositRedirectPage.tsx'),
    access: 'cashBox',
    frame: 'bare',
  },

  tournaments: { load: () => import('./pages/tournaments/TournamentsPage.tsx') },
  tournament: { load: () => import('./pages/tournament/TournamentPage.tsx') },
  tournamentGames: { load: () => import('./pages/tournament-games/TournamentGamesPage.tsx') },
  news: { load: () => import('./pages/news/NewsPage.tsx') },
  newsArticle: { load: () => import('./pages/news-article/NewsArticlePage.tsx') },
  reviews: { load: () => import('./pages/reviews/ReviewsPage.tsx') },
  vipClub: { load: () => import('./pages/vip-club/VipClubPage.tsx') },
  app: { load: app, access: 'app' },
  downloadApp: { load: app },
  notifications: {
    load: () => import('./pages/notifications/NotificationsPage.tsx'),
    access: 'inbox',
    frame: 'panel',
    panel: 'broad',
  },
  outOfMoney: { load: () => import('./pages/out-of-money/OutOfMoneyPage.tsx'), frame: 'panel' },
  unsubscribe: { load: unsubscribe },
  unsubscribeEmail: { load: unsubscribe },

  contacts: { load: () => import('./pages/contacts/ContactsPage.tsx'), frame: 'panel', panel: 'full' },
  credits: { load: () => import('./pages/credits/CreditsPage.tsx') },
  staticPage: { load: () => import('./pages/static-page/StaticPage.tsx') },
  notFound: { load: () => import('./pages/not-found/NotFoundPage.tsx') },
};
