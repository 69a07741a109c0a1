import type { StorageKey } from '#app/platform/storage/keys.ts';
import { isRecord, session, storedJson } from '#app/platform/storage/storage.ts';
import { PAGE_SIZE } from './catalogue.ts';

/** Scroll state of a list: number of loaded pages, and scroll offset (px). */
export interface ScrollPosition {
  readonly pages: number;
  readonly offset: number;
}

const ENTRIES_MAX = 20;
/** Maximum number of pages that one request can restore. */
const PAGES_MAX = 500 / PAGE_SIZE;
const OFFSET_MAX = 10_000_000;
/** Upper bound for a stored card index. */
const CARDS_MAX = 100_000;
const TEXT_MAX = 5000;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= TEXT_MAX;
const isWithin = (value: unknown, from: number, to: number): value is number =>
  typeof value === 'number' && value >= from && value <= to;

/** Key of a stored value. Contains the list too, because a history entry can show another list later. */
interface Keyed {
  /** Key of the history entry. */
  readonly at: string;
  readonly list: string;
}

/** Stored values of this tab, newest first; `readEntry` validates each of them. */
function storedEntries<E extends Keyed>(key: StorageKey, readEntry: (value: unknown) => E | null) {
  const stored = storedJson<E[]>(
    key,
    (value) =>
      Array.isArray(value) ? value.slice(0, ENTRIES_MAX).flatMap((entry) => readEntry(entry) ?? []) : null,
    { area: session },
  );
  return {
    find: (at: string, list: string): E | undefined =>
      stored.read()?.find((entry) => entry.at === at && entry.list === list),
    put(entry: E): void {
      const others = (stored.read() ?? []).filter(({ at }) => at !== entry.at);
      stored.write([entry, ...others].slice(0, ENTRIES_MAX));
    },
  };
}

interface PositionEntry extends Keyed, ScrollPosition {}

function readPosition(value: unknown): PositionEntry | null {
  if (!isRecord(value)) return null;
  const { at, list, pages, offset } = value;
  if (!isText(at) || !isText(list) || !isWithin(offset, 0, OFFSET_MAX)) return null;
  if (!isWithin(pages, 1, PAGES_MAX) || !Number.isInteger(pages)) return null;
  return { at, list, pages, offset };
}

const positionEntries = storedEntries('listPlaces', readPosition);

/** Scroll positions by history entry, so that Back and a reload restore them. */
export const scrollPositions = {
  read(at: string, list: string): ScrollPosition | null {
    const found = positionEntries.find(at, list);
    return found ? { pages: found.pages, offset: found.offset } : null;
  },
  write(at: string, list: string, { pages, offset }: ScrollPosition): void {
    positionEntries.put({
      at,
      list,
      pages: Math.min(Math.max(pages, 1), PAGES_MAX),
      offset: Math.min(Math.max(offset, 0), OFFSET_MAX),
    });
  },
};

interface FocusEntry extends Keyed {
  readonly card: number;
}

function readFocus(value: unknown): FocusEntry | null {
  if (!isRecord(value)) return null;
  const { at, list, card } = value;
  const isCard = isWithin(card, 0, CARDS_MAX - 1) && Number.isInteger(card);
  return isText(at) && isText(list) && isCard ? { at, list, card } : null;
}

const focusEntries = storedEntries('listCards', readFocus);

/** Indexes of the last focused cards by history entry and list. */
export const storedFocus = {
  read: (at: string, list: string): number | null => focusEntries.find(at, list)?.card ?? null,
  write(at: string, list: string, card: number): void {
    const entry = readFocus({ at, list, card });
    if (entry) focusEntries.put(entry);
  },
};

/** Splits one long response into pages, so that the list continues as if loaded page by page. */
export function cutPages<T extends { data: readonly unknown[]; pagination: { items: number } }>(
  response: T,
): T[] {
  const { items } = response.pagination;
  const pagination = { total_pages: Math.ceil(items / PAGE_SIZE), items };
  const count = Math.max(1, Math.ceil(response.data.length / PAGE_SIZE));
  return Array.from({ length: count }, (_, page) => ({
    ...response,
    data: response.data.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE),
    pagination,
  }));
}
