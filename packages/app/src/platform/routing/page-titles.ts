import type { MessageId } from '../../messages/ids.ts';
import type { RouteId } from './paths.ts';

/** What search engines and the tab show of a page. */
interface PageTitle {
  /** Absent: the message `page.` with the name of the route. */
  readonly title?: MessageId;
  /** Meta description; absent: that of the site. */
  readonly description?: MessageId;
  /** Parent in the breadcrumbs; absent: the lobby. */
  readonly parent?: 'games' | 'news' | 'tournaments';
}

export const pageTitles: Readonly<Partial<Record<RouteId, PageTitle>>> = {
  games: { description: 'meta.games' },
  gamesCategory: { title: 'page.games', description: 'meta.games', parent: 'games' },
  gamesFilter: { title: 'page.games', description: 'meta.games', parent: 'games' },
  demo: { description: 'meta.demo', parent: 'games' },
  game: { description: 'meta.games', parent: 'games' },
  fruitCocktail: { title: 'page.game', description: 'meta.games', parent: 'games' },
  resident: { title: 'page.game', description: 'meta.games', parent: 'games' },
  providers: { description: 'meta.providers' },
  login: { description: 'meta.login' },
  register: { description: 'meta.register' },
  socialLogin: { title: 'page.login' },
  bonuses: { description: 'meta.bonuses' },
  depositRedirect: { title: 'page.deposit' },
  tournaments: { description: 'meta.tournaments' },
  tournament: { description: 'meta.tournaments', parent: 'tournaments' },
  tournamentGames: { description: 'meta.tournaments', parent: 'tournaments' },
  news: { description: 'meta.news' },
  newsArticle: { description: 'meta.news', parent: 'news' },
  reviews: { description: 'meta.reviews' },
  vipClub: { description: 'meta.vipClub' },
  app: { title: 'page.downloadApp' },
  downloadApp: { description: 'meta.downloadApp' },
  unsubscribeEmail: { title: 'page.unsubscribe' },
  contacts: { description: 'meta.contacts' },
  staticPage: { title: 'page.content' },
};

/** Title of a page for the tab and screen readers; a page's `Head` can override it. */
export const titleOf = (id: RouteId): MessageId => pageTitles[id]?.title ?? (`page.${id}` as MessageId);
