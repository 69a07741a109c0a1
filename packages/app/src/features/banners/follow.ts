import { judgeUrl } from '#app/platform/routing/router.tsx';

const told = new Set<string>();

/**
 * Address a banner may lead to, or null. A link nobody should follow is the operator's mistake, not the player's: the
 * console hears of it once, the page shows the banner without its button (BANNER-14).
 */
export function followed(banner: string, link: string | null): string | null {
  if (link === null || judgeUrl(link) !== null) return link;
  if (!told.has(banner)) {
    told.add(banner);
    // What the address says may be hostile: only the banner is named.
    // oxlint-disable-next-line no-console -- the console, and nothing else, is told of it.
    console.warn(`Banner "${banner}" has a link that cannot be followed.`);
  }
  return null;
}
