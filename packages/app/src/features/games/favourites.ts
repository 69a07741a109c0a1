import { useCallback, useState } from 'react';
import { useAtomValue } from '#app/platform/state/store.ts';
import { favouritesAtom, storedFavourites, toggleFavourite } from './atoms.ts';

export function useFavourite(slug: string): readonly [isMarked: boolean, toggle: () => void] {
  const slugs = useAtomValue(favouritesAtom);
  return [slugs.includes(slug), useCallback(() => toggleFavourite(slug), [slug])];
}

/**
 * Snapshot of the favourites: a game that is unmarked remains listed, so that a mistake can be undone. A
 * change of the argument takes a new snapshot.
 */
export function useShownFavourites(asked: boolean): readonly string[] {
  const [known, setKnown] = useState({ asked, slugs: storedFavourites() });
  if (known.asked === asked) return known.slugs;
  const next = { asked, slugs: storedFavourites() };
  setKnown(next);
  return next.slugs;
}
