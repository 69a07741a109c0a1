import type { User } from '@tulpar/api/contract';
import { sessionAtom } from '#app/platform/state/session-atom.ts';
import { atom, store, useAtomValue } from '#app/platform/state/store.ts';
import { writeCookie, storedText, isRecord, storedJson } from '#app/platform/storage/storage.ts';
import { storePromoCode, storedPromoCode } from '#app/platform/session/first-visit.ts';
import { profileAtom } from './queries.ts';
import { useNextMoment } from '#app/platform/state/next-moment.ts';
import { now } from '#app/platform/network/clock.ts';

/** The player; null for a guest and before the first response. */
export const userAtom = atom((get): User | null => get(profileAtom).data ?? null);

/** Whether to show the welcome window: once, after a registration here or on the site of a login link (WELC-16). */
export const welcomeDueAtom = sessionAtom(false);

const changesAtom = atom(0);

/**
 * The promo code saved until it is granted, refused or removed, for at most 720 h (PROMO-21); used on the
 * bonuses page, in every registration and in the cash box. Set to null to clear it. It survives the end of a
 * session, because it can be entered before there is an account.
 */
export const savedCodeAtom = atom(
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

/** Stored once the welcome window was shown in this session (STORE-01, OP-114). */
const seen = storedText('isShowWelcome');

export function greetNewPlayer(): void {
  if (seen.read() === null) store.set(welcomeDueAtom, true);
}

/** Marks the welcome window as shown, so that a reload does not show it again. */
export const markWelcomeSeen = (): void => seen.write('1');

export type Restriction = NonNullable<User['restriction']>;

/** Whether a restriction is in force at `now`; it ends by time alone (SAFE-09). */
export function isInForce(
  restriction: Restriction | null | undefined,
  now: number,
): restriction is Restriction {
  return restriction != null && (restriction.until === null || Date.parse(restriction.until) > now);
}

/** The restriction while it is in force, else null (SAFE-09). */
export function useHolding(restriction: Restriction | null | undefined): Restriction | null {
  useNextMoment([restriction?.until ?? null]);
  return isInForce(restriction, now()) ? restriction : null;
}

/** Whether the player has a restriction in force; false for a guest. */
export const useIsRestricted = (): boolean => useHolding(useAtomValue(userAtom)?.restriction) !== null;

/** A logout that the server has not confirmed yet. */
export interface PendingLogout {
  /** Refresh token of the session to end. */
  readonly token: string;
  readonly everywhere: boolean;
}

const isPending = (value: unknown): value is PendingLogout =>
  isRecord(value) && typeof value['token'] === 'string' && typeof value['everywhere'] === 'boolean';

export const pendingLogouts = storedJson<PendingLogout[]>('pendingLogouts', (value) =>
  Array.isArray(value) ? value.filter(isPending) : null,
);
