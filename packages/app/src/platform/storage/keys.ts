/* All names under which the app stores data in the browser. `storage.ts` accepts no others;
 * add a new name to the list with its lifetime. The value's format is defined where it is read. */

/** Local storage of one session: removed on login, logout, ban and expiry (AUTH-13, AUTH-18). */
export const sessionKeys = [
  'accessToken',
  'refreshToken',
  // Identifies the session, so that other tabs can distinguish a refreshed token from another player's.
  // `expired` after the server has ended the session.
  'sessionMark',
  // Record of the player: id, source_id, currency (STORE-02).
  'user',
  'player_id',
  // Language of the profile, also read by the inline start script (OP-01).
  'profileLanguage',
  // The welcome window was shown (STORE-01, OP-114).
  'isShowWelcome',
  // Restriction from the last profile response (SAFE-10).
  'playClosed',
  // Play session in which the low balance warning was shown (SAFE-16).
  'shortSaidIn',
  // Push endpoint of this device for the player's messages (REACH-16).
  'pushEndpoint',
] as const;

/**
 * Local storage, traces of a player. They survive an expired session; logout, a ban and the login of another
 * player remove them (REACH-09).
 */
export const traceKeys = [
  // Id of the player to whom the other keys of this list belong.
  'lastPlayer',
  // Id of the bonus chosen for the next deposit (BONUS-25).
  'activeBonus',
  // Set if the last visit ended with an active bonus or a deposit sent with one.
  'bonusInPlay',
  // The ten last pages, each for 30 minutes (STORE-07).
  'lastLocation',
  // Slugs of favourite and recently opened games.
  'favouriteGames',
  'openedGames',
  // Games a guest found by searching.
  'foundGames',
  // Session for which this browser is already in the profile's list (CALL-16).
  'savedBrowser',
  // Games opened although their stakes do not count for a bonus, each with the bonus (WAG-12).
  'uncountedGames',
  // Notifications whose deposit is already in the analytics log (ANALYT-04).
  'loggedDeposits',
  // Notifications read while offline, until the server has recorded that.
  'readsWaiting',
] as const;

/** Local storage of this browser, independent of sessions. */
export const browserKeys = [
  // Language and currency of a guest (I18N-09); the inline start script reads it and the theme.
  'guestData',
  'theme',
  // Identifier of the store's app or web wrapper, from the URL (PLAT-04).
  'appNameParam',
  // This browser is the installed app (CONF-12).
  'isPwa',
  // Former name of the key above.
  'pwaMark',
  // Phone whose password is being reset; removed on login (AUTH-13).
  'resetPhone',
  // 'on' or 'off' if data-saving mode was chosen manually, and whether it was offered (REACH-12).
  'lowData',
  'lowDataOffered',
  // 'off' when the search shortcut is disabled.
  'searchKey',
  // When the app offer was closed, for some hours (APPS-05).
  'closeDownloadAppBanner',
  // When an embedded browser was last redirected, ms.
  'inAppRedirectAt',
  // How often the reload of a broken page was pressed (OP-72).
  'refresh_btn_click',
  // The licence variant is enabled for testing.
  'isTestLicence',
  // Analytics consent: 'given' or 'refused' (REACH-20).
  'analyticsConsent',
  // Id of the browser in analytics (OP-86).
  'visitor_uid',
  // The browser has been here before.
  'seenBefore',
  // Refresh tokens of sessions that were logged out here but not on the server yet (SEC-07).
  'pendingLogouts',
  // The push offer was postponed for 30 days (REACH-15).
  'pushLater',
] as const;

/** Session storage, this tab. */
export const tabKeys = [
  // A payment without a response: its idempotency key and body.
  'payIntent',
  // When a command that moves money was last sent, ms (BROW-06).
  'moneySent',
  // Marks the tab a payment was opened in.
  'paymentTab',
  // Key of a document upload being finished; the response may be requested after a reload (KYC-12).
  'finishUpload',
  // A pending login with a provider, for 15 minutes.
  'socialSignIn',
  // Path and times of automatic reloads, after a crash or for a script that did not load (REACH-18).
  'automaticReloads',
  // Entry script of a page that was reloaded for a new build (REACH-11).
  'updatedFrom',
  // Scroll position and focused game of lists, by history entry.
  'listPlaces',
  'listCards',
  // Scroll positions by history entry; written by the router when the page is left.
  'react-router-scroll-positions',
  // This is the first visit of the browser (REACH-15).
  'firstVisit',
  // Path of a server-rendered page that was left before hydration; written by the page's inline script.
  'leftFrom',
] as const;

/** Local storage, by phone in digits: number of messages sent and time of the last one, for some hours (RESET-02). */
type ResetKey = `resetPhone${'Count' | 'Time'}_${string}`;

/** Session storage, by form: unsent input, for 30 minutes (FORM-13). */
type DraftKey = `draft:${string}`;

export type StorageKey =
  | (typeof sessionKeys)[number]
  | (typeof traceKeys)[number]
  | (typeof browserKeys)[number]
  | (typeof tabKeys)[number]
  | ResetKey
  | DraftKey;

/**
 * Cookies: landing URL and referrer (STORE-05, STORE-06), end of a session (AUTH-19), promo code of a link,
 * copy of the visitor's choices for the server (FIRST-03).
 */
export type CookieName = 'tl' | 'tr' | 'cda' | 'promocode' | 'firstView';

/**
 * IndexedDB databases with data of a player, responses and pictures of documents, deleted at the end of the session
 * (REACH-09). Add each new one here; its connections must close on `versionchange`.
 */
export const playerDatabases = ['savedAnswers', 'pictures'] as const;

export type PlayerDatabase = (typeof playerDatabases)[number];

export function forgetDatabases(): void {
  try {
    for (const name of playerDatabases) globalThis.indexedDB?.deleteDatabase(name);
  } catch {
    // A browser without IndexedDB has stored nothing in it.
  }
}
