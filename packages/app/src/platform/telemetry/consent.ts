import { atom, store } from '../state/store.ts';
import { storedText } from '../storage/storage.ts';

/** What the visitor has chosen. */
export type ConsentChoice = 'given' | 'refused';

/** Whether the server asks for the visitor's consent before anything is measured (API-46); unknown until it has answered. */
export const consentNeedAtom = atom<'unknown' | 'needed' | 'not_needed'>('unknown');

const stored = storedText('analyticsConsent');

function read(): ConsentChoice | null {
  const choice = stored.read();
  return choice === 'given' || choice === 'refused' ? choice : null;
}

const choiceAtom = atom(read());

/** The visitor's choice on this device; null: none yet. */
export const consentChoiceAtom = atom((get) => get(choiceAtom));

/** The visitor wants to choose anew. */
export const isAskedAgainAtom = atom(false);

/** The server asks for consent and the visitor has not chosen, or wants to choose anew. */
export const isConsentDueAtom = atom(
  (get) => get(isAskedAgainAtom) || (get(consentNeedAtom) === 'needed' && get(choiceAtom) === null),
);

/** Whether there is a choice to make or to change (REACH-20). */
export const hasConsentChoiceAtom = atom(
  (get) => get(consentNeedAtom) === 'needed' || get(choiceAtom) !== null,
);

/** Asks again; what was chosen holds until the new answer (REACH-20). */
export function askConsentAgain(): void {
  store.set(isAskedAgainAtom, true);
}

/** Whether visits may be measured; null while that is not known. A choice holds whatever the server asks for. */
export const mayMeasureAtom = atom((get) => {
  const choice = get(choiceAtom);
  if (choice) return choice === 'given';
  const need = get(consentNeedAtom);
  return need === 'unknown' ? null : need === 'not_needed';
});

/** Resolves with whether visits may be measured, once that is known (REACH-20). */
export async function mayMeasure(): Promise<boolean> {
  const known = store.get(mayMeasureAtom);
  if (known !== null) return known;
  return new Promise((resolve) => {
    const stop = store.sub(mayMeasureAtom, () => {
      const may = store.get(mayMeasureAtom);
      if (may === null) return;
      stop();
      resolve(may);
    });
  });
}

/** Keeps the visitor's choice on this device. */
export function keepConsent(choice: ConsentChoice): void {
  stored.write(choice);
  store.set(choiceAtom, choice);
  store.set(isAskedAgainAtom, false);
}

/** Takes over what was chosen in another tab, or removed there. */
export function readConsent(): void {
  store.set(choiceAtom, read());
  store.set(isAskedAgainAtom, false);
}

globalThis.addEventListener?.('storage', ({ key }: { key?: string | null }) => {
  if (key === stored.key || key === null) readConsent();
});
