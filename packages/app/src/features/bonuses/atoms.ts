import { atom } from '#app/platform/state/store.ts';
import { sessionAtom } from '#app/platform/state/session-atom.ts';
import { storedText } from '#app/platform/storage/storage.ts';

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
