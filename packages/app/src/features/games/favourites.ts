import { useCallback, useState } from 'react';
import { useAtomValue } from '#app/platform/state/store.ts';
import { favouritesAtom, storedFavourites, toggleFavourite } from './atoms.ts';

/** Whether one game is marked, and the way to change that. */
export function useFavourite(slug: string): readonly [isMarked: boolean, toggle: () => void] {
  const slugs = useAtomValue(favouritesAtom);
  return [slugs.includes(slug), useCallback(() => toggleFavourite(slug), [slug])];
}

/**
 * The marked games as they were when they were asked for: a game that loses its heart stays in its place, so that a slip
 * can be undone. `asked` is whatever changes when they are asked for again.
 */
export function useShownFavourites(asked: boolean): readonly string[] {
  const [known, setKnown] = useState({ asked, slugs: storedFavourites() });
  if (known.asked === asked) return known.slugs;
  const next = { asked, slugs: storedFavourites() };
  setKnown(next);
  return next.slugs;
}
