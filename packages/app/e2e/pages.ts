import type { Page } from '@playwright/test';

/** Whether a page has header, footer and bottom menu. */
export type Parts = readonly [header: boolean, footer: boolean, menu: boolean];

export const site: Parts = [true, true, true];
const hub: Parts = [true, false, true];
export const panel: Parts = [false, false, true];
export const alone: Parts = [false, false, false];

export const openPages: readonly (readonly [path: string, parts: Parts])[] = [
  ['/', site],
  ['/games', site],
  ['/games/category/slots', site],
  ['/games/category/all-games', site],
  ['/games/filter/high-rtp', site],
  ['/games/search', alone],
  ['/games/tulpar-gold', alone],
  ['/games/fruit-cocktail', alone],
  ['/games/resident', alone],
  ['/demo', site],
  ['/providers', site],
  ['/tournaments', site],
  ['/tournaments/steppe-sprint', site],
  ['/tournaments/steppe-sprint/games', site],
  ['/news', site],
  ['/news/first-deposit', site],
  ['/reviews', site],
  ['/vipclub', site],
  ['/download-app', site],
  ['/unsubscribe/nobody%40example.com', site],
  ['/rules', site],
  ['/payouts', site],
  ['/responsible-gaming', site],
  ['/privacy-policy', site],
  ['/cookies', site],
  ['/faq', site],
  ['/about', site],
  ['/contacts', panel],
  ['/out-of-money', panel],
  ['/credits', site],
  ['/no-such-page', site],
  ['/a/b/c', site],
];

/** Kinds of pages with games that the server draws, with the message ids of their headings, null without one. */
export const drawnGamePages: readonly (readonly [path: string, heading: string | null])[] = [
  ['/', 'page.lobby'],
  ['/games', 'page.games'],
  ['/games/category/slots', null],
  ['/games/filter/high-rtp', null],
  ['/games/search', 'page.gamesSearch'],
  ['/games/search?search=tulpar', 'page.gamesSearch'],
  ['/games/tulpar-gold', null],
  ['/games/none', 'games.page.notFound.title'],
  ['/demo', null],
  ['/providers', 'page.providers'],
  ['/tournaments/steppe-sprint/games', null],
];

/** Kinds of pages without games that the server draws, with the message ids of their headings. */
export const drawnTextPages: typeof drawnGamePages = [
  ['/tournaments', 'page.tournaments'],
  ['/tournaments/steppe-sprint', null],
  ['/news', 'page.news'],
  ['/news/first-deposit', null],
  ['/reviews', 'page.reviews'],
  ['/vipclub', null],
  ['/download-app', null],
  ['/contacts', 'page.contacts'],
  ['/credits', 'page.credits'],
  ['/about', null],
  ['/auth/login', 'session.loginTitle'],
  ['/auth/register', 'page.register'],
  ['/auth/reset-password', 'session.forgot'],
  ['/no/such/page', null],
];

export const drawnPages = [...drawnGamePages, ...drawnTextPages];

/** Login and related pages. */
export const formPages = [
  '/auth/login',
  '/auth/register',
  '/auth/reset-password',
  '/auth/reset-password/success',
  '/confirm-email/no-such-token',
];

export const playerPages: readonly (readonly [path: string, parts: Parts])[] = [
  ['/profile', hub],
  ['/profile/contacts', panel],
  ['/profile/settings', panel],
  ['/profile/documents', panel],
  ['/profile/limits', panel],
  ['/profile/break', panel],
  ['/profile/verify-phone', hub],
  ['/profile/verify-email', hub],
  ['/bonuses', hub],
  ['/bonuses/received', hub],
  ['/bonuses/history', hub],
  ['/bonuses/received/no-such-bonus', hub],
  ['/cash-box/deposit', alone],
  ['/cash-box/withdrawal', alone],
  ['/cash-box/history', alone],
  ['/cash-box/statement', alone],
  ['/cash-box/rounds', alone],
  ['/notifications', panel],
  ['/app', site],
];

/** Navigates to an app URL without a reload, like a link. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
