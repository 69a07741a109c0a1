/**
 * Sizes of text. tailwind-merge cannot distinguish `text-body` from a colour, so `cn` lists these names. A test
 * compares all names of this file with `tokens.css`.
 */
export const typeScale = [
  'display-xl',
  'display-lg',
  'display-md',
  'display-sm',
  'amount',
  'title-lg',
  'title-md',
  'title-sm',
  'body',
  'body-strong',
  'input',
  'button',
  'caption',
  'micro',
] as const;

/** Corner radii in addition to Tailwind's. */
export const radii = ['inlay', 'inlay-lg', 'full'] as const;

/** Shadows by meaning. */
export const shadows = ['card', 'float', 'bevel', 'bevel-pressed', 'plate', 'art'] as const;

/** Easing curves in addition to Tailwind's. */
export const easings = ['spring'] as const;
