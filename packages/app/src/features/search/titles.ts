import { atom, store, type Atom } from '#app/platform/state/store.ts';
import { TitleIndex, type Title } from './title-index.ts';

/** One page of titles, and how many pages there are. */
export interface TitlesPage<T> {
  readonly titles: readonly T[];
  readonly pages: number;
}

/** What the index is filled from, and how it gives way to the page in between. */
export interface TitlesSource<T> {
  /** Reads a page, counted from 1. */
  readPage(page: number): Promise<TitlesPage<T>>;
  /** Resolves when there is time for the next slice. */
  whenIdle(): Promise<void>;
}

/** The titles of a visit: read once, from the first wish to search on. */
export interface Titles<T extends Title> {
  readonly index: TitleIndex<T>;
  /** Grows with the index: what was found before may be out of date. */
  readonly sizeAtom: Atom<number>;
  /** Reads what is missing; safe to call at every turn. Never rejects: what failed is asked for at the next call. */
  load(): Promise<void>;
}

/** Titles added in one go: a few ms even on a slow phone. */
const SLICE = 100;
/** More pages than any catalogue has; a server that promises more is wrong. */
const MOST_PAGES = 40;

/** Makes an empty index that fills itself from a source. */
export function createTitles<T extends Title>({ readPage, whenIdle }: TitlesSource<T>): Titles<T> {
  const index = new TitleIndex<T>();
  const sizeAtom = atom(0);
  const known = new Set<number>();
  let next = 1;
  let last = 1;
  let running: Promise<void> | null = null;

  async function take(titles: readonly T[]) {
    // Between two pages a title may have moved to the later one.
    const fresh = titles.filter(({ id }) => !known.has(id) && known.add(id));
    for (let at = 0; at < fresh.length; at += SLICE) {
      index.add(fresh.slice(at, at + SLICE));
      // The first slice is news at once, further ones with their page: each makes the suggestions anew.
      if (store.get(sizeAtom) === 0) store.set(sizeAtom, index.size);
      await whenIdle();
    }
    store.set(sizeAtom, index.size);
  }

  async function run() {
    try {
      while (next <= last) {
        const page = await readPage(next);
        last = Math.min(page.pages, MOST_PAGES);
        next += 1;
        await take(page.titles);
      }
    } catch {
      // The client has reported it; the search of the server goes on without suggestions.
    } finally {
      running = null;
    }
  }

  return { index, sizeAtom, load: () => (running ??= run()) };
}
