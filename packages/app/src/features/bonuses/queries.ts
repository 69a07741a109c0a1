import { offers, playerWelcomeOffers, playSession } from '@tulpar/api/contract';
import { call } from '#app/platform/network/api.ts';
import { poll } from '#app/platform/network/polling.ts';
import { queryOptions, queryAtom, type QueryMeta } from '#app/platform/network/query.ts';
import { visitorAtom } from '#app/platform/session/visitor.ts';

/**
 * The player's current play session on the server: start, bets, wins, net result and usual stake, minor
 * units. A server may lack the call (404); the data is then empty.
 */
export const playSessionOptions = queryOptions({
  queryKey: ['playSession'] as const,
  queryFn: ({ signal }) => call(playSession, {}, { signal }),
  staleTime: 0,
});

/** Poll interval of offers and welcome offers, ms (BONUS-20). */
export const POLL = 3000;
/** Poll interval in data-saving mode, ms (REACH-13). */
export const SPARING = 15_000;
/** `meta` shared by all queries about the player's offers. */
export const OFFERS_META = { isInProfileLanguage: true, changesWith: ['offers'] } satisfies QueryMeta;
/** Maximum number of offers in one response (BONUS-19). */
export const LIMIT = 200;

/**
 * All offers of the player in one polled list (BONUS-19, BONUS-20, OP-81). The texts are localized, so the
 * key includes the language.
 */
export const offersAtom = queryAtom('offers', (get) => ({
  queryKey: ['offers', get(visitorAtom).language],
  queryFn: ({ signal }) => call(offers, { query: { order: 'desc', limit: LIMIT } }, { signal }),
  enabled: get(visitorAtom).signedIn,
  ...poll(POLL, SPARING, { ...OFFERS_META, saved: 'frame' }),
}));

/** Welcome offers of the player (API-54, BONUS-20). */
export const welcomeAtom = queryAtom('welcomeOffers', (get) => ({
  queryKey: ['welcomeOffers', get(visitorAtom).language],
  queryFn: ({ signal }) => call(playerWelcomeOffers, {}, { signal }),
  enabled: get(visitorAtom).signedIn,
  ...poll(POLL, SPARING, { ...OFFERS_META, saved: 'frame' }),
}));
