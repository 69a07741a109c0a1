import type { Title } from '../title-index.ts';
import seeded from './seeded-titles.json' with { type: 'json' };

/** Catalogue of the reference backend, most played first. */
export const seededTitles: readonly Title[] = seeded.map(([name = '', provider = ''], place) => ({
  id: place + 1,
  slug: `game-${place + 1}`,
  name,
  provider,
}));

/** Catalogue of `count` different names, combined from the seeded words. */
export function manyTitles(count: number): Title[] {
  const words = [...new Set(seededTitles.flatMap(({ name }) => name.split(/[^\p{L}]+/u)))].filter(Boolean);
  return Array.from({ length: count }, (_, place) => {
    const at = (step: number) => words[Math.floor(place / step) % words.length] ?? '';
    return {
      id: place + 1,
      slug: `game-${place + 1}`,
      name: `${at(1)} ${at(words.length)} ${place}`,
      provider: `${at(7)} Works`,
    };
  });
}
