import { offers, playerWelcomeOffers } from '@tulpar/api/contract';
import { call } from '#app/platform/network/api.ts';
import { poll } from '#app/platform/network/polling.ts';
import { inProfileLanguage } from '#app/platform/network/query.ts';
import { queryAtom } from '#app/platform/network/query-atom.ts';
import { requestVisitorAtom } from '#app/platform/session/visitor.ts';
import { depositBonuses } from './deposit-bonus.ts';
import { activeOffers, bonusCount, hasOffers } from './offers.ts';
import { atom } from '#app/platform/state/store.ts';

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

/** What can be taken with a deposit now; null until both lists have come once. A list that failed counts as empty. */
export const depositBonusesAtom = atom((get) => {
  const money = get(offersAtom);
  const welcome = get(welcomeAtom);
  if (money.isPending || welcome.isPending) return null;
  return depositBonuses(money.data?.data ?? [], welcome.data?.data ?? []);
});

/** The bonus being wagered; null when there is none. Free spins may be played beside it. */
export const activeOfferAtom = atom(
  (get) => get(offersAtom).data?.data.find(({ status }) => status === 'active') ?? null,
);

/** Number of offers in play (BONUS-02). */
export const activeCountAtom = atom((get) => activeOffers(get(offersAtom).data?.data ?? []).length);

/** Whether the offers have come, or failed to: before that nothing is known of a bonus. */
export const offersKnownAtom = atom((get) => !get(offersAtom).isPending);

/** Number on the bonuses of the menus; nought until both lists have come (MENU-03). */
export const bonusCountAtom = atom((get) => {
  const money = get(offersAtom);
  const welcome = get(welcomeAtom);
  return money.isPending || welcome.isPending
    ? 0
    : bonusCount(money.data?.data ?? [], welcome.data?.data ?? []);
});

/** Whether the player has any offer; null until both lists have come (BANNER-11). A list that failed counts as empty. */
export const hasOffersAtom = atom((get) => {
  const money = get(offersAtom);
  const welcome = get(welcomeAtom);
  return money.isPending || welcome.isPending
    ? null
    : hasOffers(money.data?.data ?? [], welcome.data?.data ?? []);
});
