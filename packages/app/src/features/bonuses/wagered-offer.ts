import { atom } from '#app/platform/state/store.ts';
import { offersAtom } from './queries.ts';

/** The bonus money that is wagered now; null when there is none. Spins are wagered only once they are won. */
export const wageredOfferAtom = atom(
  (get) =>
    get(offersAtom).data?.data.find(
      ({ status, wager_amount_max }) => status === 'active' && (wager_amount_max ?? 0) > 0,
    ) ?? null,
);
