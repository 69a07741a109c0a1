import { extendTailwindMerge } from 'tailwind-merge';
import { easings, radii, shadows, typeScale } from '../tokens/scale.ts';

const merge = extendTailwindMerge<'slant' | 'ground'>({
  extend: {
    theme: { text: [...typeScale], radius: [...radii], shadow: [...shadows], ease: [...easings] },
    classGroups: {
      slant: ['slant'],
      ground: [{ ground: ['garnet', 'lapis', 'malachite', 'amber', 'turquoise', 'onyx'] }],
    },
  },
});

/** What `cn` takes: class strings, and anything falsy for "not now". */
export type ClassValue = string | false | null | undefined | 0;

/**
 * Joins class names; of two that set the same property the later wins. Called once per element, where a
 * component meets the caller's `className`.
 */
export function cn(...classes: ClassValue[]): string {
  return merge(classes.filter(Boolean).join(' '));
}
