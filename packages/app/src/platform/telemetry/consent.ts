import { atom, store } from '../state/store.ts';
import { storedText } from '../storage/storage.ts';

export type ConsentChoice = 'given' | 'refused';

/** Whether the server requires consent before analytics; unknown until its availability check (API-46) responds. */
export const consentNeedAtom = atom<'unknown' | 'needed' | 'not_needed'>('unknown');

const stored = storedText('analyticsConsent');

function read(): ConsentChoice | null {
  const choice = stored.read();
  return choice === 'given' || choice === 'refused' ? choice : null;
}

const choiceAtom = atom(read());

/** Choice on this device; null without one. */
export const consentChoiceAtom = atom((get) => get(choiceAtom));

/** Whether the visitor has opened the question again to change the choice. */
export const isConsentReopenedAtom = atom(false);

/** Whether to show the consent question: required and not answered, or being changed. */
export const isConsentDueAtom = atom(
  (get) => get(isConsentReopenedAtom) || (get(consentNeedAtom) === 'needed' && get(choiceAtom) === null),
);

/** Whether there is a choice to make or to change (REACH-20). */
export const hasConsentChoiceAtom = atom(
  (get) => get(consentNeedAtom) === 'needed' || get(choiceAtom) !== null,
);

/** Opens the question again; the previous choice applies until the new one (REACH-20). */
export function reopenConsent(): void {
  store.set(isConsentReopenedAtom, true);
}

/** Whether analytics is allowed; null while unknown. A choice applies whatever the server requires. */
export const mayMeasureAtom = atom((get) => {
  const choice = get(choiceAtom);
  if (choice) return choice === 'given';
  const need = get(consentNeedAtom);
  return need === 'unknown' ? null : need === 'not_needed';
});

/** Resolves with whether analytics is allowed, once known (REACH-20). */
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

export function keepConsent(choice: ConsentChoice): void {
  stored.write(choice);
  store.set(choiceAtom, choice);
  store.set(isConsentReopenedAtom, false);
}

/** Reads a choice made or removed in another tab. */
export function readConsent(): void {
  store.set(choiceAtom, read());
  store.set(isConsentReopenedAtom, false);
}

globalThis.addEventListener?.('storage', ({ key }: { key?: string | null }) => {
  if (key === stored.key || key === null) readConsent();
});

const storedUid = storedText('visitor_uid');
const FORM = /^[0-9a-f-]{36}$/;

/** Random id of this browser (OP-86), created on first use. */
export function visitorUid(make: () => string): string {
  const known = storedUid.read();
  if (known && FORM.test(known)) return known;
  const made = make();
  storedUid.write(made);
  return made;
}

/** Removes the id of this browser; a later visit gets another one (REACH-20). */
export const forgetVisitorUid = () => storedUid.remove();
