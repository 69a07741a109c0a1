import { isRecord, session, storedJson, type Area } from '#app/platform/storage/storage.ts';

interface Entry {
  /** Key of the history entry. */
  readonly at: string;
  /** Which list it was: a history entry may be used again for another. */
  readonly list: string;
  /** Index of the card. */
  readonly card: number;
}

/** History entries that are remembered. */
const ENTRIES_MAX = 20;
/** More cards than any list has. */
const CARDS_MAX = 100_000;
const TEXT_MAX = 5000;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= TEXT_MAX;
const isCard = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < CARDS_MAX;

function readEntry(value: unknown): Entry | null {
  if (!isRecord(value)) return null;
  const { at, list, card } = value;
  return isText(at) && isText(list) && isCard(card) ? { at, list, card } : null;
}

/** Cards that had the focus last, by history entry and list; kept in this tab. */
export function createStoredFocus(area: Area = session) {
  const stored = storedJson(
    'listCards',
    (value) =>
      Array.isArray(value) ? value.slice(0, ENTRIES_MAX).flatMap((entry) => readEntry(entry) ?? []) : null,
    { area },
  );
  return {
    read: (at: string, list: string): number | null =>
      stored.read()?.find((entry) => entry.at === at && entry.list === list)?.card ?? null,
    write(at: string, list: string, card: number): void {
      const entry = readEntry({ at, list, card });
      if (!entry) return;
      const others = (stored.read() ?? []).filter((one) => one.at !== at);
      stored.write([entry, ...others].slice(0, ENTRIES_MAX));
    },
  };
}

/** Cards of this tab. */
export const storedFocus = createStoredFocus();
