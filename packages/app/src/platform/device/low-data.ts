import { CDN } from '../loading/images.ts';
import { siteOrigin } from '../routing/urls.ts';
import { storedText } from '../storage/storage.ts';
import { atom, store } from '../state/store.ts';

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

export const connection = (): Connection | undefined =>
  (globalThis.navigator as { connection?: Connection } | undefined)?.connection;

/** True on the slowest connections: `2g` and `slow-2g`. */
export const isVerySlow = (line = connection()) => /^(?:slow-)?2g$/.test(line?.effectiveType ?? '');

const stored = storedText('lowData');
const choiceAtom = atom(stored.read());

/** Data-saving mode: chosen manually, or by the browser unless the visitor switched it off (REACH-12). */
export const lowDataAtom = atom((get) => {
  const choice = get(choiceAtom);
  return choice === 'on' || (choice !== 'off' && connection()?.saveData === true);
});

export const hasChosenAtom = atom((get) => get(choiceAtom) !== null);

export function chooseLowData(isOn: boolean): void {
  const choice = isOn ? 'on' : 'off';
  stored.write(choice);
  store.set(choiceAtom, choice);
}

/** Reads a choice made or removed in another tab. */
export function readLowData(): void {
  store.set(choiceAtom, stored.read());
}

globalThis.addEventListener?.('storage', ({ key }: { key?: string | null }) => {
  if (key === stored.key || key === null) readLowData();
});

/** URLs of the pictures left out in this visit. */
const leftOutAtom = atom<ReadonlySet<string>>(new Set<string>());

export function leaveOut(src: string): void {
  const known = store.get(leftOutAtom);
  if (!known.has(src)) store.set(leftOutAtom, new Set([...known, src]));
}

/** Assumed size of a picture before any has been measured, bytes (REACH-14). */
const USUAL = 18_000;

/** Mean size of the image service's pictures fetched in this visit, bytes; `USUAL` if none is known. */
export function meanPicture(
  entries: readonly Pick<PerformanceResourceTiming, 'name' | 'encodedBodySize'>[],
): number {
  const base = new URL(`${CDN}/`, siteOrigin()).href;
  // The size is 0 if another origin does not send `Timing-Allow-Origin`.
  const sizes = entries
    .filter(({ name, encodedBodySize }) => name.startsWith(base) && encodedBodySize > 0)
    .map(({ encodedBodySize }) => encodedBodySize);
  return sizes.length === 0 ? USUAL : sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
}

const isTiming = (entry: PerformanceEntry): entry is PerformanceResourceTiming => 'encodedBodySize' in entry;

/** Approximate savings in this visit, bytes (REACH-14). */
export const savedBytesAtom = atom(
  (get) => get(leftOutAtom).size * meanPicture(performance.getEntriesByType('resource').filter(isTiming)),
);

interface Hints {
  /** GB, rounded; Chromium only. */
  readonly deviceMemory?: number;
  readonly hardwareConcurrency?: number;
}

/** Whether a device has at most 4 GB of memory or at most two processors; decorative animation is skipped on it. */
export function isModest({ deviceMemory = 8, hardwareConcurrency = 8 }: Hints = navigator): boolean {
  return deviceMemory <= 4 || hardwareConcurrency <= 2;
}
