import { storedJson } from '#app/platform/storage/storage.ts';
import { slugsUpTo } from './stored-slugs.ts';
import { isSlug } from './narrowing.ts';

/** Most opened games that are remembered. */
export const OPENED_MAX = 12;

const NONE: readonly string[] = [];
const stored = storedJson('openedGames', slugsUpTo(OPENED_MAX));

/** Slugs of the games opened in this browser, the newest first. They stay here and are nobody else's business. */
export const openedGames = {
  read: (): readonly string[] => stored.read() ?? NONE,
  /** Puts a game first. What another tab did meanwhile is kept. */
  add(slug: string): void {
    const kept = openedGames.read();
    if (!isSlug(slug) || kept[0] === slug) return;
    stored.write([slug, ...kept.filter((one) => one !== slug)].slice(0, OPENED_MAX));
  },
  /** Lets games go that there are no more. */
  forget(slugs: readonly string[]): void {
    const kept = openedGames.read();
    const left = kept.filter((slug) => !slugs.includes(slug));
    if (left.length < kept.length) stored.write(left);
  },
};
