import { isInForce, type Restriction } from '#app/features/session/index.ts';
import { matchRoute, type RouteId } from '#app/platform/routing/paths.ts';
import { parseSafeUrl } from '#app/platform/routing/router.tsx';
import { now } from '#app/platform/network/clock.ts';
import { isRecord, storedJson } from '#app/platform/storage/storage.ts';

const stored = storedJson<Restriction>('playClosed', (value) => {
  if (!isRecord(value)) return null;
  const { kind, since, until } = value;
  return (kind === 'break' || kind === 'self_exclusion') &&
    typeof since === 'string' &&
    (until === null || typeof until === 'string')
    ? { kind, since, until }
    : null;
});

/**
 * Restriction from the last profile response, so that play is closed from the first frame after a reload
 * (SAFE-10); null once it has expired. Cleared whenever a session begins or ends.
 */
export function storedRestriction(): Restriction | null {
  const restriction = stored.read();
  return isInForce(restriction, now()) ? restriction : null;
}

/** Stores the restriction sent by the server; null removes it. */
export function storeRestriction(restriction: Restriction | null): void {
  if (restriction) stored.write(restriction);
  else stored.remove();
}

/**
 * Whether a page leads to play, a deposit or an offer, and is closed during a break or self-exclusion
 * (SAFE-10). The record type requires an entry for every new route.
 */
export const isEntrance: Readonly<Record<RouteId, boolean>> = {
  lobby: true,
  games: true,
  gamesCategory: true,
  gamesFilter: true,
  gamesSearch: true,
  fruitCocktail: true,
  resident: true,
  game: true,
  providers: true,
  demo: true,
  bonuses: true,
  bonusesReceived: true,
  bonusesHistory: true,
  bonusWagering: true,
  deposit: true,
  outOfMoney: true,
  tournaments: true,
  tournament: true,
  tournamentGames: true,
  app: true,
  downloadApp: true,

  login: false,
  register: false,
  resetPassword: false,
  resetPasswordSuccess: false,
  confirmEmail: false,
  socialLogin: false,
  profile: false,
  profileContacts: false,
  profileSettings: false,
  profileDocuments: false,
  limits: false,
  break: false,
  profileVerifyPhone: false,
  profileVerifyEmail: false,
  withdrawal: false,
  history: false,
  statement: false,
  rounds: false,
  // Forwards the player from the payment provider to the result of a payment.
  depositRedirect: false,
  news: false,
  newsArticle: false,
  notifications: false,
  reviews: false,
  vipClub: false,
  unsubscribe: false,
  unsubscribeEmail: false,
  contacts: false,
  credits: false,
  staticPage: false,
  notFound: false,
};

/** Whether a link, also one from the server, leads to a page closed during a restriction. */
export function leadsToEntrance(href: string): boolean {
  const target = parseSafeUrl(href);
  const route = target?.kind === 'app' ? matchRoute(target.to.split(/[?#]/, 1)[0] ?? '') : null;
  return route !== null && isEntrance[route.id];
}
