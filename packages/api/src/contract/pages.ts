/** URL pattern of every page, by route id. In any order: the more specific pattern wins. */
export const paths = {
  lobby: '/',
  login: '/auth/login',
  register: '/auth/register',
  resetPassword: '/auth/reset-password',
  resetPasswordSuccess: '/auth/reset-password/success',
  confirmEmail: '/confirm-email/:token',
  socialLogin: '/social-login',
  games: '/games',
  gamesCategory: '/games/category/:category',
  gamesFilter: '/games/filter/:filter',
  gamesSearch: '/games/search',
  fruitCocktail: '/games/fruit-cocktail',
  resident: '/games/resident',
  game: '/games/:slug',
  providers: '/providers',
  demo: '/demo',
  profile: '/profile',
  profileContacts: '/profile/contacts',
  profileSettings: '/profile/settings',
  profileDocuments: '/profile/documents',
  limits: '/profile/limits',
  break: '/profile/break',
  profileVerifyPhone: '/profile/verify-phone',
  profileVerifyEmail: '/profile/verify-email',
  bonuses: '/bonuses',
  bonusesReceived: '/bonuses/received',
  bonusesHistory: '/bonuses/history',
  bonusWagering: '/bonuses/received/:id',
  deposit: '/cash-box/deposit',
  withdrawal: '/cash-box/withdrawal',
  history: '/cash-box/history',
  statement: '/cash-box/statement',
  rounds: '/cash-box/rounds',
  depositRedirect: '/cash-box/deposit-redirect',
  tournaments: '/tournaments',
  tournament: '/tournaments/:slug',
  tournamentGames: '/tournaments/:slug/games',
  news: '/news',
  newsArticle: '/news/:slug',
  notifications: '/notifications',
  reviews: '/reviews',
  vipClub: '/vipclub',
  app: '/app',
  downloadApp: '/download-app',
  outOfMoney: '/out-of-money',
  unsubscribe: '/unsubscribe',
  unsubscribeEmail: '/unsubscribe/:email',
  contacts: '/contacts',
  credits: '/credits',
  staticPage: '/:slug',
  notFound: '*',
} as const;

/**
 * Former and alternative URLs and their routes. Query and hash are preserved (ACCESS-07, OP-18, OP-20,
 * FIRST-05).
 */
export const moved = {
  '/bonus': 'bonuses',
  '/users/bonuses': 'bonuses',
  '/users/profile': 'bonuses',
  '/promotions': 'news',
  '/promotions/:slug': 'newsArticle',
} as const satisfies Readonly<Record<string, RouteId>>;

/** Id of a page. Back links and deep links contain such an id with parameters, never an external URL. */
export type RouteId = keyof typeof paths;

/**
 * Pages that search engines may list: public pages with a permanent URL. Not pages of a player, search results and
 * pages opened by a link with a token (FIRST-04).
 */
export const listedPages: ReadonlySet<RouteId> = new Set([
  'lobby',
  'login',
  'register',
  'games',
  'gamesCategory',
  'gamesFilter',
  'fruitCocktail',
  'resident',
  'game',
  'providers',
  'demo',
  'tournaments',
  'tournament',
  'tournamentGames',
  'news',
  'newsArticle',
  'reviews',
  'vipClub',
  'downloadApp',
  'contacts',
  'credits',
  'staticPage',
]);
