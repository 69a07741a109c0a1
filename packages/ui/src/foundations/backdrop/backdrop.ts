/** The six stones banners, offers and the sign-in header are cut from. They do not change with the theme. */
export type Backdrop = 'garnet' | 'lapis' | 'malachite' | 'amber' | 'turquoise' | 'onyx';

/** Backdrop class of each stone (it sets the text colour too). */
export const backdropClass: Readonly<Record<Backdrop, string>> = {
  garnet: 'ground-garnet',
  lapis: 'ground-lapis',
  malachite: 'ground-malachite',
  amber: 'ground-amber',
  turquoise: 'ground-turquoise',
  onyx: 'ground-onyx',
};

/** Secondary text on each stone: the stone's own spark, at least 4.5:1 on the darkest and the lightest part. */
export const sparkClass: Readonly<Record<Backdrop, string>> = {
  garnet: 'text-garnet-spark',
  lapis: 'text-lapis-spark',
  malachite: 'text-malachite-spark',
  amber: 'text-amber-spark',
  turquoise: 'text-turquoise-spark',
  onyx: 'text-onyx-spark',
};
