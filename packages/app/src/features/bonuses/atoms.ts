import { atom } from '#app/platform/state/store.ts';
import { sessionAtom } from '#app/platform/state/session-atom.ts';
import { storedText } from '#app/platform/storage/storage.ts';
import { depositBonuses } from './deposit-bonus.ts';
import { activeOffers, bonusCount, hasOffers } from './offers.ts';
import { offersAtom, welcomeAtom } from './queries.ts';

const stored = storedText('activeBonus');
const ID = /^[\w-]{1,64}$/;

/** The stored choice; whatever else stands under the key reads as none. */
export function storedBonus(): string | null {
  const id = stored.read();
  return id !== null && ID.test(id) ? id : null;
}

const chosenAtom = sessionAtom(storedBonus);

/**
 * Id of the bonus chosen for the next deposit, an offer's or a welcome offer's, kept under `activeBonus` (STORE-01,
 * BONUS-25). Setting null forgets the choice: no bonus wanted, or it went out with a payment (CASH-18).
 */
export const activeBonusAtom = atom(
  (get) => get(chosenAtom),
  (_get, set, id: string | null) => {
    if (id === null) stored.remove();
    else stored.write(id);
    set(chosenAtom, storedBonus());
  },
);

/** RTP of the game the player opened last, percent: what a wager costs is reckoned with it (WAG-06). */
export const gameRtpAtom = sessionAtom<number | null>(() => null);

/** Whether the window about the app is open (PROMO-17). */
export const appPromoAtom = sessionAtom(() => false);

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

/** Every offer with its status, as one text that changes with them; null until both lists have come. */
export const offerStatesAtom = atom((get) => {
  const money = get(offersAtom);
  const welcome = get(welcomeAtom);
  if (money.isPending || welcome.isPending) return null;
  const all = [...(money.data?.data ?? []), ...(welcome.data?.data ?? [])];
  return all.map(({ id, status }) => `${id} ${status}`).join();
});

/** When the next welcome offer opens by time, ISO; null: none does (WELC-13). */
export const nextOpeningAtom = atom((get) => {
  const waiting = (get(welcomeAtom).data?.data ?? []).filter(({ status }) => status === 'awaiting');
  const times = waiting.flatMap(({ conditions }) => conditions.available_at ?? []);
  return times.toSorted((a, b) => Date.parse(a) - Date.parse(b))[0] ?? null;
});

/** The bonus money that is wagered now; null when there is none. Spins are wagered only once they are won. */
export const wageredOfferAtom = atom(
  (get) =>
    get(offersAtom).data?.data.find(
      ({ status, wager_amount_max }) => status === 'active' && (wager_amount_max ?? 0) > 0,
    ) ?? null,
);
