import type { Decode } from '#app/platform/storage/storage.ts';

const SLUG = /^[a-z\d-]{1,64}$/;

/** Whether a text has the form of a slug of the contract. */
export const isSlug = (text: string): boolean => SLUG.test(text);

/** Reads a list of games a visitor has in this browser: at most `max` slugs, each once, whatever stands there. */
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

/** The games of an answer in the order of the slugs that were asked for; others and repeated ones are left out. */
export function inOrderOf<T extends Named>(slugs: readonly string[], cards: readonly T[]): T[] {
  return slugs.flatMap((slug) => cards.find((card) => card.slug === slug) ?? []);
}

/**
 * Slugs the server was asked for and does not know. `items` is how many games it says there are: none is unknown where
 * an answer holds only a part of them, or games nobody asked for.
 */
export function unknownOf(slugs: readonly string[], cards: readonly Named[], items: number): string[] {
  const isWhole = cards.length === items && cards.every(({ slug }) => slugs.includes(slug));
  return isWhole ? slugs.filter((slug) => !cards.some((card) => card.slug === slug)) : [];
}
