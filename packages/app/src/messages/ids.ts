import type banners from './ru/banners.json';
import type bonuses from './ru/bonuses.json';
import type bonusesPage from './ru/bonuses-page.json';
import type breaks from './ru/breaks.json';
import type cashBox from './ru/cash-box.json';
import type catalogue from './ru/catalogue.json';
import type chat from './ru/chat.json';
import type content from './ru/content.json';
import type documents from './ru/documents.json';
import type errors from './ru/errors.json';
import type games from './ru/games.json';
import type install from './ru/install.json';
import type limits from './ru/limits.json';
import type lowData from './ru/low-data.json';
import type news from './ru/news.json';
import type notifications from './ru/notifications.json';
import type offline from './ru/offline.json';
import type outdated from './ru/outdated.json';
import type pages from './ru/pages.json';
import type play from './ru/play.json';
import type profile from './ru/profile.json';
import type reset from './ru/reset.json';
import type reviews from './ru/reviews.json';
import type search from './ru/search.json';
import type session from './ru/session.json';
import type shell from './ru/shell.json';
import type statement from './ru/statement.json';
import type tournaments from './ru/tournaments.json';
import type vipClub from './ru/vip-club.json';

/** Every message id; ids from the specification are spelled as there. */
export type MessageId =
  | keyof typeof banners
  | keyof typeof bonuses
  | keyof typeof bonusesPage
  | keyof typeof breaks
  | keyof typeof cashBox
  | keyof typeof catalogue
  | keyof typeof chat
  | keyof typeof content
  | keyof typeof documents
  | keyof typeof errors
  | keyof typeof games
  | keyof typeof install
  | keyof typeof limits
  | keyof typeof lowData
  | keyof typeof news
  | keyof typeof notifications
  | keyof typeof offline
  | keyof typeof outdated
  | keyof typeof pages
  | keyof typeof play
  | keyof typeof profile
  | keyof typeof reset
  | keyof typeof reviews
  | keyof typeof search
  | keyof typeof session
  | keyof typeof shell
  | keyof typeof statement
  | keyof typeof tournaments
  | keyof typeof vipClub;
