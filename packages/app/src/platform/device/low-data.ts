import { storedText } from '../storage/storage.ts';
import { atom, store } from '../state/store.ts';

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** What the browser says of its line, where it says anything. */
export const connection = (): Connection | undefined =>
  (globalThis.navigator as { connection?: Connection } | undefined)?.connection;

const stored = storedText('lowData');
const choiceAtom = atom(stored.read());

/** Data are saved: by hand, or because the browser does so and the visitor has not switched it off (REACH-12). */
export const lowDataAtom = atom((get) => {
  const choice = get(choiceAtom);
  return choice === 'on' || (choice !== 'off' && connection()?.saveData === true);
});

/** Whether the visitor has chosen by hand; otherwise the browser decides. */
export const hasChosenAtom = atom((get) => get(choiceAtom) !== null);

/** Takes the choice and keeps it on this device (REACH-12). */
export function chooseLowData(isOn: boolean): void {
  const choice = isOn ? 'on' : 'off';
  stored.write(choice);
  store.set(choiceAtom, choice);
}

/** Takes over what was chosen in another tab, or removed there. */
export function readLowData(): void {
  store.set(choiceAtom, stored.read());
}

globalThis.addEventListener?.('storage', ({ key }: { key?: string | null }) => {
  if (key === stored.key || key === null) readLowData();
});

/** Addresses of the pictures left out in this visit. */
const leftOutAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Counts a picture that is left out. */
export function leaveOut(src: string): void {
  const known = store.get(leftOutAtom);
  if (!known.has(src)) store.set(leftOutAtom, new Set([...known, src]));
}

/** Bytes of a picture before any has been measured (REACH-14). */
const USUAL = 18_000;

/** Mean size of the pictures this device has fetched in this visit, bytes. */
export function meanPicture(
  entries: readonly Pick<PerformanceResourceTiming, 'name' | 'encodedBodySize'>[],
): number {
  const sizes = entries
    .filter(({ name, encodedBodySize }) => name.includes('/cdn/') && encodedBodySize > 0)
    .map(({ encodedBodySize }) => encodedBodySize);
  return sizes.length === 0 ? USUAL : sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
}

const isTiming = (entry: PerformanceEntry): entry is PerformanceResourceTiming => 'encodedBodySize' in entry;

/** What was saved in this visit, bytes: about (REACH-14). */
export const savedBytesAtom = atom(
  (get) => get(leftOutAtom).size * meanPicture(performance.getEntriesByType('resource').filter(isTiming)),
);
