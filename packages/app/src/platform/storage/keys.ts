/*
 * Every name under which the app stores something in the browser. `storage.ts` and `cookies.ts` take no other name, so a
 * new one is added here first, beside those that live as long. The shape of a value stands where it is read.
 */

/** Local storage, one session: signing in, signing out and a ban remove them (AUTH-13, AUTH-18). */
export const sessionKeys = [
  'accessToken',
  'refreshToken',
  // Names one sign-in, so that other tabs tell a refreshed token from another player's.
  'sessionMark',
  // Record of the player: id, source_id, currency (STORE-02).
  'user',
  'player_id',
  // Language of the profile; the start script of the page reads it, too (OP-01).
  'profileLanguage',
  // The welcome window was shown (STORE-01, OP-114).
  'isShowWelcome',
  // The break or self-exclusion that held when the player was last read (SAFE-10).
  'playClosed',
  // Sitting in which it was said that the balance is below the smallest bet (SAFE-16).
  'shortSaidIn',
  // Address at the push service under which this device gets the player's messages (REACH-16).
  'pushEndpoint',
] as const;

/**
 * Local storage, what a player leaves in this browser. It is there again after a session that has run out; logout, a ban
 * and the sign-in of another player remove it (REACH-09).
 */
export const traceKeys = [
  // Id of the player the others come from.
  'lastPlayer',
  // Id of the bonus chosen for the next deposit (BONUS-25).
  'activeBonus',
  // Whether a bonus was being wagered when the page was last seen.
  'bonusInPlay',
  // The ten last places, each for 30 minutes (STORE-07).
  'lastLocation',
  // Slugs of games: marked with the heart, and opened lately.
  'favouriteGames',
  'openedGames',
  // Games a guest found by searching.
  'foundGames',
  // The sign-in whose browser the player's record knows (CALL-16).
  'savedBrowser',
  // Games entered although their stakes do not count for a bonus, each with the bonus (WAG-12).
  'uncountedGames',
  // Messages whose deposit was logged (ANALYT-04).
  'loggedDeposits',
  // Messages read without a network, until they are sent.
  'readsWaiting',
] as const;

/** Local storage, this browser: they outlive a session. */
export const browserKeys = [
  // Language and currency of a guest (I18N-09); the start script of the page reads it and the theme, too.
  'guestData',
  'theme',
  // Shell the app runs in (PLAT-04).
  'appNameParam',
  // This browser is the installed app (CONF-12).
  'isPwa',
  // Its former name.
  'pwaMark',
  // Phone whose password is being reset; a sign-in removes it (AUTH-13).
  'resetPhone',
  // 'on' or 'off' when the saving of data was chosen by hand, and whether it was offered (REACH-12).
  'lowData',
  'lowDataOffered',
  // 'off' when the key that leads to the search is turned off.
  'searchKey',
  // When the offer of the app was closed, for some hours (APPS-05).
  'closeDownloadAppBanner',
  // When an embedded view was last sent to a browser, ms.
  'inAppRedirectAt',
  // How often the reload of a broken page was pressed (OP-72).
  'refresh_btn_click',
  // The licence variant is being tried.
  'isTestLicence',
  // Whether visits may be measured: 'given' or 'refused' (REACH-20).
  'analyticsConsent',
  // Id of the browser in analytics (OP-86).
  'visitor_uid',
  // The browser has been here before.
  'seenBefore',
  // Sessions that were signed out of here and not on the server yet, with their refresh tokens (SEC-07).
  'pendingLogouts',
  // The question whether messages may come was put off, for 30 days (REACH-15).
  'pushLater',
] as const;

/** Session storage, this tab. */
export const tabKeys = [
  // A payment whose answer is awaited: its idempotency key and body.
  'payIntent',
  // When a command that moves money was last sent, ms (BROW-06).
  'moneySent',
  // Marks the tab that a payment was opened in.
  'paymentTab',
  // Key of an upload of a document that is being finished: its answer may be asked for after a reload (KYC-12).
  'finishUpload',
  // A sign-in with a provider that is under way, for 15 minutes.
  'socialSignIn',
  // Path of a page that crashed, and when it was reloaded by itself (REACH-18).
  'automaticReloads',
  // Entry script of a page that was opened again for a new build (REACH-11).
  'updatedFrom',
  // Where a list was scrolled to, and which of its games had the focus, by history entry.
  'listPlaces',
  'listCards',
  // This is the first visit of the browser (REACH-15).
  'firstVisit',
  // Path of a drawn page that was left before the app had taken it over; the page itself writes it.
  'leftFrom',
] as const;

/** Local storage, by phone in digits: messages sent and when the last one was, for some hours (RESET-02). */
type ResetKey = `resetPhone${'Count' | 'Time'}_${string}`;

/** Session storage, by form: what was typed, for 30 minutes and in the session it was typed in (FORM-13). */
type DraftKey = `draft:${string}`;

/** A name of local or session storage. */
export type StorageKey =
  | (typeof sessionKeys)[number]
  | (typeof traceKeys)[number]
  | (typeof browserKeys)[number]
  | (typeof tabKeys)[number]
  | ResetKey
  | DraftKey;

/**
 * Cookies: landing address and referrer (STORE-05, STORE-06), a session has ended here (AUTH-19), the promo code of a
 * link, the mirror of the visitor's choices (FIRST-03).
 */
export type CookieName = 'tl' | 'tr' | 'cda' | 'promocode' | 'firstView';
