import { useEffect, useId } from 'react';
import { sessionAtom } from './session-atom.ts';
import { atom, store, useAtomValue } from './store.ts';

/**
 * What may speak over a page, the most urgent first: a result of the player's own action, a greeting, an offer nobody
 * has asked for.
 */
const VOICES = ['result', 'greeting', 'offer'] as const;

type Voice = (typeof VOICES)[number];

interface Claim {
  readonly id: string;
  readonly voice: Voice;
}

/** How long after money has moved nothing is offered, ms. */
export const MONEY_PAUSE = 60_000;

const claimsAtom = sessionAtom<readonly Claim[]>([]);
/** Whether money has moved within the last minute. */
export const isMoneyFreshAtom = sessionAtom(false);

/** Who speaks: the most urgent claim, of equal ones the first. Offers are silent while money has just moved. */
export function speaker(claims: readonly Claim[], isMoneyFresh: boolean): Claim | null {
  const speaking = VOICES.flatMap((voice) => claims.filter((claim) => claim.voice === voice)).at(0);
  return speaking === undefined || (speaking.voice === 'offer' && isMoneyFresh) ? null : speaking;
}

const speakerAtom = atom((get) => speaker(get(claimsAtom), get(isMoneyFreshAtom))?.id ?? null);

/** Whether a result is on the screen: news waits until it is left. */
export const isResultShownAtom = atom((get) => get(claimsAtom).some(({ voice }) => voice === 'result'));

/** Nothing is to be offered over the page now: a result is on it, or money has just moved. */
export const isMoneyMomentAtom = atom((get) => get(isResultShownAtom) || get(isMoneyFreshAtom));

let pause: ReturnType<typeof setTimeout> | undefined;

/** A deposit, a withdrawal or a win has just come about: nothing is offered for a minute. */
export function noteMoney(): void {
  clearTimeout(pause);
  store.set(isMoneyFreshAtom, true);
  pause = setTimeout(() => store.set(isMoneyFreshAtom, false), MONEY_PAUSE);
}

/** Claims a turn to speak while `isWanted`; true when it has come. */
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

/** The calling component shows a result of money: toasts of news and offers wait until it is gone. */
export function useResult(isShown = true): void {
  useTurn('result', isShown);
  useEffect(() => {
    if (!isShown) return;
    noteMoney();
    return noteMoney;
  }, [isShown]);
}
