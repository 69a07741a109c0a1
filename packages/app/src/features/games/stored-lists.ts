import { local, type Decode } from '#app/platform/storage/storage.ts';

const SLUG = /^[a-z\d-]{1,64}$/;

export const isSlug = (text: string): boolean => SLUG.test(text);

/** Decoder of a stored list of games: at most `max` valid, unique slugs. */
export function slugsUpTo(max: number): Decode<readonly string[]> {
  return (value) => {
    if (!Array.isArray(value)) return null;
    const slugs = value.filter((one): one is string => typeof one === 'string' && isSlug(one));
    return [...new Set(slugs)].slice(0, max);
  };
}

interface Named {
  readonly slug: string;
}

/** Games of a response in the order of the requested slugs, without other games and duplicates. */
export function inOrderOf<T extends Named>(slugs: readonly string[], cards: readonly T[]): T[] {
  return slugs.flatMap((slug) => cards.find((card) => card.slug === slug) ?? []);
}

/**
 * Requested slugs that the server does not know. `items` is the total of the response; the result is empty if the
 * response is incomplete or contains other games.
 */
export function unknownOf(slugs: readonly string[], cards: readonly Named[], items: number): string[] {
  const isWhole = cards.length === items && cards.every(({ slug }) => slugs.includes(slug));
  return isWhole ? slugs.filter((slug) => !cards.some((card) => card.slug === slug)) : [];
}

/** Length of an empty list in storage, characters. */
const EMPTY = '[]'.length;

/**
 * Number of lobby rows from stored games (opened, favourites). Reads the storage only, so that placeholders
 * can be rendered before the code of the rows has loaded.
 */
export const storedRowCount = (): number =>
  ['openedGames', 'favouriteGames'].filter((key) => (local.getItem(key)?.length ?? 0) > EMPTY).length;
