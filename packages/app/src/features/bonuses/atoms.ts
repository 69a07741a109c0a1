import { atom } from '#app/platform/state/store.ts';
import { sessionAtom } from '#app/platform/state/session-atom.ts';
import { storedText } from '#app/platform/storage/storage.ts';
import { depositBonuses } from './deposit/deposit-bonus.ts';
import { activeOffers, bonusCount, hasOffers } from './offers.ts';
import { offersAtom, welcomeAtom } from './queries.ts';

const stored = storedText('activeBonus');
const ID = /^[\w-]{1,64}$/;

/** Stored id of the chosen bonus; null for none or a malformed one. */
export function storedBonus(): string | null {
  const id = stored.read();
  return id !== null && ID.test(id) ? id : null;
}

const chosenAtom = sessionAtom(storedBonus);

/**
 * Id of the offer or welcome offer chosen for the next deposit, stored under `activeBonus` (STORE-01,
 * BONUS-25). Set to null when no bonus is wanted or once a payment used it (CASH-18).
 */
export const activeBonusAtom = atom(
  (get) => get(chosenAtom),
  (_get, set, id: string | null) => {
    if (id === null) stored.remove();
    else stored.write(id);
    set(chosenAtom, storedBonus());
  },
);

/** RTP of the last opened game, percent; used to calculate the cost of wagering (WAG-06). */
export const gameRtpAtom = sessionAtom<number | null>(() => null);

/** Whether the dialog that advertises the mobile app is open (PROMO-17). */
export const appPromoAtom = sessionAtom(() => false);

/** Offers and welcome offers; null until both lists have loaded. A failed list counts as empty. */
const listsAtom = atom((get) => {
  const money = get(offersAtom);
  const welcome = get(welcomeAtom);
  if (money.isPending || welcome.isPending) return null;
  return { offers: money.data?.data ?? [], welcome: welcome.data?.data ?? [] };
});

/** Bonuses available with a deposit now; null until offers and welcome offers have loaded. */
export const depositBonusesAtom = atom((get) => {
  const lists = get(listsAtom);
  return lists && depositBonuses(lists.offers, lists.welcome);
});

/**
 * Id of the bonus to send with a deposit: the chosen one, or null if the loaded lists no longer offer it. While
 * a list loads or has failed, the chosen one is sent and the server decides.
 */
export const depositOfferAtom = atom((get) => {
  const chosen = get(activeBonusAtom);
  const isKnown = get(offersAtom).data !== undefined && get(welcomeAtom).data !== undefined;
  return !isKnown || get(depositBonusesAtom)?.some(({ id }) => id === chosen) ? chosen : null;
});

/** Whether the bonus chosen for the next deposit can no longer be taken: it was withdrawn, used or has expired. */
export const isBonusLostAtom = atom((get) => get(activeBonusAtom) !== null && get(depositOfferAtom) === null);

/** Number of active or started offers (BONUS-02). */
export const activeCountAtom = atom((get) => activeOffers(get(offersAtom).data?.data ?? []).length);

export const offersKnownAtom = atom((get) => !get(offersAtom).isPending);

/** Badge on the bonuses menu item; 0 until offers and welcome offers have loaded (MENU-03). */
export const bonusCountAtom = atom((get) => {
  const lists = get(listsAtom);
  return lists ? bonusCount(lists.offers, lists.welcome) : 0;
});

/** Whether the player has an available or active offer; null until both lists have loaded (BANNER-11). */
export const hasOffersAtom = atom((get) => {
  const lists = get(listsAtom);
  return lists && hasOffers(lists.offers, lists.welcome);
});

/** Ids and statuses of all offers joined into one string, to detect changes; null until both lists have loaded. */
export const offerStatesAtom = atom((get) => {
  const lists = get(listsAtom);
  return lists && [...lists.offers, ...lists.welcome].map(({ id, status }) => `${id} ${status}`).join();
});

/**
 * ISO times at which welcome offers unlock or an offer can no longer be taken, earliest first, joined into one
 * string (WELC-13).
 */
export const offerTimesAtom = atom((get) => {
  const money = get(offersAtom).data?.data ?? [];
  const welcome = get(welcomeAtom).data?.data ?? [];
  const times = [
    ...money.flatMap(({ status, available_to }) => (status === 'available' ? (available_to ?? []) : [])),
    ...welcome.flatMap(({ status, conditions, expired_at }) =>
      status === 'awaiting'
        ? (conditions.available_at ?? [])
        : status === 'available'
          ? (expired_at ?? [])
          : [],
    ),
  ];
  return times.toSorted((a, b) => Date.parse(a) - Date.parse(b)).join();
});

/** The active offer with a wager, or null. Free spins have a wager only once they have won money. */
export const wageredOfferAtom = atom(
  (get) =>
    get(offersAtom).data?.data.find(
      ({ status, wager_amount_max }) => status === 'active' && (wager_amount_max ?? 0) > 0,
    ) ?? null,
);
