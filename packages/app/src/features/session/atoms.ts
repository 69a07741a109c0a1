import type { User } from '@tulpar/api/contract';
import { sessionAtom } from '#app/platform/state/session-atom.ts';
import { atom } from '#app/platform/state/store.ts';
import { writeCookie } from '#app/platform/storage/cookies.ts';
import { storePromoCode, storedPromoCode } from '#app/platform/session/promo-code.ts';
import { profileAtom } from './queries.ts';

/** The player, or null for a guest and before the first answer. */
export const userAtom = atom((get): User | null => get(profileAtom).data ?? null);

/** Whether the welcome window is to be shown: after a registration on this page, once (WELC-16). */
export const welcomeDueAtom = sessionAtom(false);

const changesAtom = atom(0);

/**
 * The promo code that goes with the player until it is granted, refused or removed, 720 h at most (PROMO-21): on the page
 * of bonuses, in every way of signing up and in the cash box. Null forgets it. It outlives the session on purpose: it was
 * entered before there was an account.
 */
export const keptCodeAtom = atom(
  (get) => {
    get(changesAtom);
    return storedPromoCode();
  },
  (get, set, code: string | null) => {
    if (code === null) writeCookie('promocode', '', 0);
    else storePromoCode(new URLSearchParams({ promocode: code }));
    set(changesAtom, get(changesAtom) + 1);
  },
);
