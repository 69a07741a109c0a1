import type { GameCard } from '@tulpar/api/contract';
import { sessionAtom } from '#app/platform/state/session-atom.ts';
import { atom, store, useAtomValue } from '#app/platform/state/store.ts';
import { storedJson } from '#app/platform/storage/storage.ts';
import { isSlug, slugsUpTo } from './stored-lists.ts';
import { useCallback, useState } from 'react';

const FAVOURITES_MAX = 100;

const NONE: readonly string[] = [];

const stored = storedJson('favouriteGames', slugsUpTo(FAVOURITES_MAX));

/** Slugs of favourite games in storage, which another tab may have changed. */
export const storedFavourites = (): readonly string[] => stored.read() ?? NONE;

const slugsAtom = sessionAtom(storedFavourites);
slugsAtom.onMount = (set) => {
  const read = () => {
    const slugs = storedFavourites();
    // A new but equal array would render every tile again.
    if (slugs.join() !== store.get(slugsAtom).join()) set(slugs);
  };
  const follow = ({ key }: StorageEvent) => {
    if (key === stored.key || key === null) read();
  };
  // Another tab may have changed the favourites while this atom had no subscribers.
  read();
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
};

/**
 * Slugs of favourite games, newest first, stored only in this browser. Setting a slug toggles it relative to what
 * this tab shows; changes from other tabs are preserved.
 */
export const favouritesAtom = atom(
  (get) => get(slugsAtom),
  (get, set, slug: string) => {
    if (!isSlug(slug)) return;
    const others = storedFavourites().filter((one) => one !== slug);
    const next = get(slugsAtom).includes(slug) ? others : [slug, ...others].slice(0, FAVOURITES_MAX);
    stored.write(next);
    set(slugsAtom, next);
  },
);

export const toggleFavourite = (slug: string): void => store.set(favouritesAtom, slug);

/** Text of a game's contribution to the active bonus, undefined if unknown; the atom is null without a bonus. */
export const tileShareAtom = atom<{ of: (card: GameCard) => string | undefined } | null>(null);

/** Whether a real-money round is running. A game that must close waits for its end (SAFE-12). */
export const isRoundOpenAtom = sessionAtom(false);

export function useFavourite(slug: string): readonly [isMarked: boolean, toggle: () => void] {
  const slugs = useAtomValue(favouritesAtom);
  return [slugs.includes(slug), useCallback(() => toggleFavourite(slug), [slug])];
}

/**
 * Slugs of the favourites at mount: a game that is unmarked remains listed, so that a mistake can be undone. A
 * changed `snapshotKey` reads the favourites again.
 */
export function useShownFavourites(snapshotKey: boolean): readonly string[] {
  const [known, setKnown] = useState({ snapshotKey, slugs: storedFavourites() });
  if (known.snapshotKey === snapshotKey) return known.slugs;
  const next = { snapshotKey, slugs: storedFavourites() };
  setKnown(next);
  return next.slugs;
}
