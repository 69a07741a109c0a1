import { atom, store, type Atom } from '#app/platform/state/store.ts';
import { TitleIndex, type Title } from './title-index.ts';

export interface TitlesPage<T> {
  readonly titles: readonly T[];
  readonly pages: number;
}

/** Source of the titles, with pauses for the page in between. */
export interface TitlesSource<T> {
  /** Reads a page, counted from 1. */
  readPage(page: number): Promise<TitlesPage<T>>;
  /** Resolves when there is time for the next batch. */
  whenIdle(): Promise<void>;
}

/** Titles of a visit, loaded once on the first search. */
export interface Titles<T extends Title> {
  readonly index: TitleIndex<T>;
  /** Changes as the index grows: earlier results may be outdated. */
  readonly sizeAtom: Atom<number>;
  /**
   * Loads what is missing; safe to call repeatedly. Never rejects: failed pages are requested again on the
   * next call.
   */
  load(): Promise<void>;
}

/** Titles per batch: a few ms even on a slow phone. */
const SLICE = 100;
/** Upper bound of pages, against a wrong total from the server. */
const MOST_PAGES = 40;

export function createTitles<T extends Title>({ readPage, whenIdle }: TitlesSource<T>): Titles<T> {
  const index = new TitleIndex<T>();
  const sizeAtom = atom(0);
  const known = new Set<number>();
  let next = 1;
  let last = 1;
  let running: Promise<void> | null = null;

  async function take(titles: readonly T[]) {
    // A title may have moved to the later page between two requests.
    const fresh = titles.filter(({ id }) => !known.has(id) && known.add(id));
    for (let at = 0; at < fresh.length; at += SLICE) {
      index.add(fresh.slice(at, at + SLICE));
      // Publish the first batch immediately, later ones once per page.
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
      // The client has reported the error; the server search works without suggestions.
    } finally {
      running = null;
    }
  }

  return { index, sizeAtom, load: () => (running ??= run()) };
}
