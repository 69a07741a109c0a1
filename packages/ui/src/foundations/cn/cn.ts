import { createTailwindMerge } from 'tailwind-merge';
import { classGroups, conflicts } from './class-groups.ts';

const merge = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups,
  conflictingClassGroups: conflicts,
  conflictingClassGroupModifiers: {},
  orderSensitiveModifiers: [
    '*',
    '**',
    'after',
    'before',
    'placeholder',
    'file',
    'marker',
    'selection',
    'first-line',
    'first-letter',
    'backdrop',
  ],
}));

/** What `cn` takes: class strings, and anything falsy for "not now". */
export type ClassValue = string | false | null | undefined | 0;

/**
 * Joins class names; of two that set the same property the later wins. Called once per element, where a
 * component meets the caller's `className`.
 */
export function cn(...classes: ClassValue[]): string {
  return merge(classes.filter(Boolean).join(' '));
}
