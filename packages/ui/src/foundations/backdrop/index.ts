/** Six backgrounds for banners, offers, tournaments, news and other highlighted areas, independent of the theme. */
export type Backdrop = 'garnet' | 'lapis' | 'malachite' | 'amber' | 'turquoise' | 'onyx';

/** Class of each backdrop, which also sets the text colour. */
export const backdropClass: Readonly<Record<Backdrop, string>> = {
  garnet: 'backdrop-garnet',
  lapis: 'backdrop-lapis',
  malachite: 'backdrop-malachite',
  amber: 'backdrop-amber',
  turquoise: 'backdrop-turquoise',
  onyx: 'backdrop-onyx',
};

/**
 * Secondary text colour for each backdrop: the lightest shade of its colour, with a contrast of at least 4.5:1
 * everywhere on it.
 */
export const sparkClass: Readonly<Record<Backdrop, string>> = {
  garnet: 'text-garnet-spark',
  lapis: 'text-lapis-spark',
  malachite: 'text-malachite-spark',
  amber: 'text-amber-spark',
  turquoise: 'text-turquoise-spark',
  onyx: 'text-onyx-spark',
};
