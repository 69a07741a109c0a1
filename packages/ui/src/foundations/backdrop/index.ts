/** Six backdrops for banners, offers and the login header, independent of the theme. */
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

/** Secondary text colour on each backdrop: its lightest shade, at least 4.5:1 on its darkest and lightest part. */
export const sparkClass: Readonly<Record<Backdrop, string>> = {
  garnet: 'text-garnet-spark',
  lapis: 'text-lapis-spark',
  malachite: 'text-malachite-spark',
  amber: 'text-amber-spark',
  turquoise: 'text-turquoise-spark',
  onyx: 'text-onyx-spark',
};
