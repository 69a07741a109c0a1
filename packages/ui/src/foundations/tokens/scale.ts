/**
 * Names tailwind-merge cannot tell from colours or sizes by itself. `cn` is taught them from here; a test keeps
 * them equal to `tailwind.config.ts` and `tokens.css`.
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

/** Corner radii beside Tailwind's own names. */
export const radii = ['inlay', 'inlay-lg', 'full'] as const;

/** Shadows by what they mean. */
export const shadows = ['card', 'float', 'bevel', 'bevel-pressed', 'plate', 'art'] as const;

/** Easing curves beside Tailwind's own names. */
export const easings = ['spring'] as const;
