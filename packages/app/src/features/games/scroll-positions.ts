import { isRecord, session, storedJson, type Area } from '#app/platform/storage/storage.ts';
import { PAGE_SIZE } from './catalogue.ts';

/** Where a list was left: how many of its pages were there, and how far the page was scrolled (px). */
export interface ScrollPosition {
  readonly pages: number;
  readonly offset: number;
}

interface Entry extends ScrollPosition {
  /** Key of the history entry. */
  readonly at: string;
  /** Which list it was: a history entry may be used again for another. */
  readonly list: string;
}

/** History entries that are remembered. */
const ENTRIES_MAX = 20;
/** Pages that are brought back at once: what one request may ask for. */
const PAGES_MAX = 500 / PAGE_SIZE;
const OFFSET_MAX = 10_000_000;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 5000;
const isWithin = (value: unknown, from: number, to: number): value is number =>
  typeof value === 'number' && value >= from && value <= to;

function readEntry(value: unknown): Entry | null {
  if (!isRecord(value)) return null;
  const { at, list, pages, offset } = value;
  if (!isText(at) || !isText(list) || !isWithin(offset, 0, OFFSET_MAX)) return null;
  if (!isWithin(pages, 1, PAGES_MAX) || !Number.isInteger(pages)) return null;
  return { at, list, pages, offset };
}

/** Places of lists by history entry, so that Back and a reload lead where the list was left, however deep. */
export function createScrollPositions(area: Area = session) {
  const stored = storedJson(
    'listPlaces',
    (value) =>
      Array.isArray(value) ? value.slice(0, ENTRIES_MAX).flatMap((entry) => readEntry(entry) ?? []) : null,
    { area },
  );
  return {
    read(at: string, list: string): ScrollPosition | null {
      const found = stored.read()?.find((entry) => entry.at === at && entry.list === list);
      return found ? { pages: found.pages, offset: found.offset } : null;
    },
    write(at: string, list: string, { pages, offset }: ScrollPosition): void {
      const others = (stored.read() ?? []).filter((entry) => entry.at !== at);
      const entry = {
        at,
        list,
        pages: Math.min(Math.max(pages, 1), PAGES_MAX),
        offset: Math.min(Math.max(offset, 0), OFFSET_MAX),
      };
      stored.write([entry, ...others].slice(0, ENTRIES_MAX));
    },
  };
}

/** Places of this tab. */
export const scrollPositions = createScrollPositions();
