import { useEffect, useId } from 'react';
import { sessionAtom } from './session-atom.ts';
import { atom, store, useAtomValue } from './store.ts';
import type { MessageId } from '../../messages/load.ts';

/** Kinds of overlays by priority: a result of the player's own action, a greeting, an offer. */
const VOICES = ['result', 'greeting', 'offer'] as const;

type Voice = (typeof VOICES)[number];

interface Claim {
  readonly id: string;
  readonly voice: Voice;
}

/** No offers for this long after money has moved, ms. */
export const MONEY_PAUSE = 60_000;

const claimsAtom = sessionAtom<readonly Claim[]>([]);
/** Whether money has moved within the last minute. */
export const isMoneyFreshAtom = sessionAtom(false);

/** The overlay to show: highest priority, then first claim. No offers shortly after money has moved. */
export function speaker(claims: readonly Claim[], isMoneyFresh: boolean): Claim | null {
  const speaking = VOICES.flatMap((voice) => claims.filter((claim) => claim.voice === voice)).at(0);
  return speaking === undefined || (speaking.voice === 'offer' && isMoneyFresh) ? null : speaking;
}

const speakerAtom = atom((get) => speaker(get(claimsAtom), get(isMoneyFreshAtom))?.id ?? null);

/** Whether a result is on the screen; other messages wait until it is closed. */
export const isResultShownAtom = atom((get) => get(claimsAtom).some(({ voice }) => voice === 'result'));

/** No offers now: a result is on the screen, or money has just moved. */
export const isMoneyMomentAtom = atom((get) => get(isResultShownAtom) || get(isMoneyFreshAtom));

let pause: ReturnType<typeof setTimeout> | undefined;

/** Records a deposit, withdrawal or win: no offers for a minute. */
export function noteMoney(): void {
  clearTimeout(pause);
  store.set(isMoneyFreshAtom, true);
  pause = setTimeout(() => store.set(isMoneyFreshAtom, false), MONEY_PAUSE);
}

/** Claims a turn while `isWanted`; returns true when it is granted. */
export function useTurn(voice: Voice, isWanted = true): boolean {
  const id = useId();
  useEffect(() => {
    if (!isWanted) return;
    store.set(claimsAtom, [...store.get(claimsAtom), { id, voice }]);
    return () =>
      store.set(
        claimsAtom,
        store.get(claimsAtom).filter((claim) => claim.id !== id),
      );
  }, [id, voice, isWanted]);
  const isSpeaking = useAtomValue(speakerAtom) === id;
  return isWanted && isSpeaking;
}

/** Marks the calling component as a result of money: toasts and offers wait until it unmounts. */
export function useResult(isShown = true): void {
  useTurn('result', isShown);
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
