import { useCallback, useState } from 'react';
import { createSignal, useSignal } from '#app/platform/state/signal.ts';
import { storedJson } from '#app/platform/storage/storage.ts';
import { slugsUpTo } from './stored-slugs.ts';
import { isSlug, toggled } from './filters.ts';

/** Most games that are remembered; beyond them the oldest is let go. */
export const FAVOURITES_MAX = 100;

const NONE: readonly string[] = [];

const stored = storedJson('favouriteGames', slugsUpTo(FAVOURITES_MAX));

/** Slugs of the games marked with the heart, the newest first. They stay in this browser and are nobody else's business. */
export const favourites = {
  read: (): readonly string[] => stored.read() ?? NONE,
  /** Marks a game, or takes the mark away. What another tab did meanwhile is kept. */
  toggle(slug: string): void {
    if (!isSlug(slug)) return;
    const kept = favourites.read();
    const next = kept.includes(slug) ? toggled(kept, slug) : [slug, ...kept].slice(0, FAVOURITES_MAX);
    stored.write(next);
    shown.set(next);
  },
};

const shown = createSignal(favourites.read());

/** Whether one game is marked, and the way to change that. */
export function useFavourite(slug: string): readonly [isKept: boolean, toggle: () => void] {
  const slugs = useSignal(shown);
  return [slugs.includes(slug), useCallback(() => favourites.toggle(slug), [slug])];
}

/**
 * The marked games as they were when they were asked for: a game that loses its heart stays in its place, so that a slip
 * can be undone. `asked` is whatever changes when they are asked for again.
 */
export function useShownFavourites(asked: boolean): readonly string[] {
  const [known, setKnown] = useState({ asked, slugs: favourites.read() });
  if (known.asked === asked) return known.slugs;
  const next = { asked, slugs: favourites.read() };
  setKnown(next);
  return next.slugs;
}
