import { offers, playerWelcomeOffers } from '@tulpar/api/contract';
import { call } from '#app/platform/network/api.ts';
import { poll } from '#app/platform/network/polling.ts';
import { inProfileLanguage } from '#app/platform/network/query.ts';
import { queryAtom } from '#app/platform/network/query-atom.ts';
import { requestVisitorAtom } from '#app/platform/session/visitor.ts';

/** Interval of both polls, ms (BONUS-20). */
export const POLL = 3000;
/** The same while data are saved (REACH-13). */
export const SPARING = 15_000;
/** Offers per request (BONUS-19). */
const LIMIT = 200;

/** Every offer of the player in one poll, sorted out here (BONUS-19, BONUS-20, OP-81). The key holds the language: texts come with it. */
export const offersAtom = queryAtom('offers', (get) => ({
  queryKey: ['offers', get(requestVisitorAtom).language],
  queryFn: ({ signal }) => call(offers, { query: { order: 'desc', limit: LIMIT } }, { signal }),
  enabled: get(requestVisitorAtom).signedIn,
  ...poll(POLL, SPARING),
  meta: { ...poll(POLL, SPARING).meta, ...inProfileLanguage.meta },
}));

/** The player's welcome offers (API-54, BONUS-20). */
export const welcomeAtom = queryAtom('welcomeOffers', (get) => ({
  queryKey: ['welcomeOffers', get(requestVisitorAtom).language],
  queryFn: ({ signal }) => call(playerWelcomeOffers, {}, { signal }),
  enabled: get(requestVisitorAtom).signedIn,
  ...poll(POLL, SPARING),
  meta: { ...poll(POLL, SPARING).meta, ...inProfileLanguage.meta },
}));
