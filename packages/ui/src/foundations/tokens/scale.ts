/**
 * Sizes of text. Like the names below, tailwind-merge cannot distinguish them from colours, so `cn` passes them
 * to it. A test checks all against `tokens.css`.
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
