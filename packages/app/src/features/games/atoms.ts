import type { GameCard } from '@tulpar/api/contract';
import { sessionAtom } from '#app/platform/state/session-atom.ts';
import { atom, store } from '#app/platform/state/store.ts';
import { storedJson } from '#app/platform/storage/storage.ts';
import { isSlug, slugsUpTo } from './stored-slugs.ts';

/** Most games that are remembered; beyond them the oldest is let go. */
export const FAVOURITES_MAX = 100;

const NONE: readonly string[] = [];

const stored = storedJson('favouriteGames', slugsUpTo(FAVOURITES_MAX));

/** The favourites as they are stored now: another tab may have changed them. */
export const storedFavourites = (): readonly string[] => stored.read() ?? NONE;

const slugsAtom = sessionAtom(storedFavourites);

/**
 * Slugs of the games marked with the heart, the newest first. They stay in this browser and are nobody else's business.
 * Setting a slug marks that game, or takes its mark away; what another tab did meanwhile is kept.
 */
export const favouritesAtom = atom(
  (get) => get(slugsAtom),
  (_get, set, slug: string) => {
    if (!isSlug(slug)) return;
    const known = storedFavourites();
    const others = known.filter((one) => one !== slug);
    const next = others.length < known.length ? others : [slug, ...known].slice(0, FAVOURITES_MAX);
    stored.write(next);
    set(slugsAtom, next);
  },
);

/** Marks a game, or takes the mark away. */
export const toggleFavourite = (slug: string): void => store.set(favouritesAtom, slug);

/** Says how a game counts towards the bonus that is wagered; null while none is, and for a game that does not tell. */
export const tileShareAtom = atom<{ of: (card: GameCard) => string | undefined } | null>(null);

/** Whether a round for money is running in the game on the screen: it is played to its end before play closes (SAFE-12). */
export const isRoundOpenAtom = sessionAtom(false);
