import { useEffect, useId } from 'react';
import { sessionAtom } from './session-atom.ts';
import { atom, store, useAtomValue } from './store.ts';
import type { MessageId } from '../../messages/load.ts';

/** Kinds of overlays by priority: a result of the player's own action, a greeting, an offer. */
const OVERLAY_KINDS = ['result', 'greeting', 'offer'] as const;

type OverlayKind = (typeof OVERLAY_KINDS)[number];

interface Claim {
  readonly id: string;
  readonly kind: OverlayKind;
}

/** No offers for this long after money has moved, ms. */
export const MONEY_PAUSE = 60_000;

const claimsAtom = sessionAtom<readonly Claim[]>([]);
/** Whether money has moved within the last minute. */
export const isMoneyFreshAtom = sessionAtom(false);

/** The overlay to show: highest priority, then first claim. No offers shortly after money has moved. */
export function shownOverlay(claims: readonly Claim[], isMoneyFresh: boolean): Claim | null {
  const first = OVERLAY_KINDS.flatMap((kind) => claims.filter((claim) => claim.kind === kind)).at(0);
  return first === undefined || (first.kind === 'offer' && isMoneyFresh) ? null : first;
}

const shownOverlayAtom = atom((get) => shownOverlay(get(claimsAtom), get(isMoneyFreshAtom))?.id ?? null);

/** Whether a result is on the screen; other messages wait until it is closed. */
export const isResultShownAtom = atom((get) => get(claimsAtom).some(({ kind }) => kind === 'result'));

/** Whether offers must wait: a result is on the screen, or money has just moved. */
export const isMoneyMomentAtom = atom((get) => get(isResultShownAtom) || get(isMoneyFreshAtom));

let pause: ReturnType<typeof setTimeout> | undefined;

/** Starts a minute without offers, because money has moved or may have moved. */
export function noteMoney(): void {
  clearTimeout(pause);
  store.set(isMoneyFreshAtom, true);
  pause = setTimeout(() => store.set(isMoneyFreshAtom, false), MONEY_PAUSE);
}

/** Claims a turn while `isWanted`; returns true when it is granted. */
export function useOverlayTurn(kind: OverlayKind, isWanted = true): boolean {
  const id = useId();
  useEffect(() => {
    if (!isWanted) return;
    store.set(claimsAtom, [...store.get(claimsAtom), { id, kind }]);
    return () =>
      store.set(
        claimsAtom,
        store.get(claimsAtom).filter((claim) => claim.id !== id),
      );
  }, [id, kind, isWanted]);
  const isShown = useAtomValue(shownOverlayAtom) === id;
  return isWanted && isShown;
}

/** Marks the component as a result of money: toasts wait while it is shown, offers for a minute longer. */
export function useResult(isShown = true): void {
  useOverlayTurn('result', isShown);
  useEffect(() => {
    if (!isShown) return;
    noteMoney();
    return noteMoney;
  }, [isShown]);
}

/** A message for the player that comes from outside the page, such as the end of a session. */
interface PendingToast {
  readonly tone: 'info' | 'success' | 'error';
  readonly title: MessageId;
}

/** The message the shell shows next; cleared by the shell. */
export const pendingToastAtom = atom<PendingToast | null>(null);

/** Whether a new build is waiting for activation (REACH-11). */
export const updateWaitsAtom = atom(false);
