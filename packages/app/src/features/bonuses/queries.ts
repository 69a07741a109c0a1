import { offers, playerWelcomeOffers, playSession } from '@tulpar/api/contract';
import { call } from '#app/platform/network/api.ts';
import { poll } from '#app/platform/network/polling.ts';
import { queryOptions, queryAtom, type QueryMeta } from '#app/platform/network/query.ts';
import { visitorAtom } from '#app/platform/session/visitor.ts';

/**
 * The player's current play session on the server, with its bets, wins, net result and the usual stake. If a
 * server lacks the call (404), there is no data.
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
/** Number of offers requested at most (BONUS-19). */
export const LIMIT = 200;

/**
 * The newest offers of the player, also ended ones, in one polled list (BONUS-19, BONUS-20, OP-81). The texts are
 * localized, so the key includes the language.
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
