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

/** Class strings; falsy values are ignored. */
export type ClassValue = string | false | null | undefined | 0;

/**
 * Joins class names; the last of two that set the same property wins. Call once per element, where a
 * component merges the caller's `className`.
 */
export function cn(...classes: ClassValue[]): string {
  return merge(classes.filter(Boolean).join(' '));
}
