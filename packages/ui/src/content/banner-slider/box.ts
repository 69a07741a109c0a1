/** Height of the slider by width of the page, one place for the slider and its skeleton: nothing moves on arrival. */
export const bannerBox =
  '[--banner-height:266px] tablet:[--banner-height:320px] desktop:[--banner-height:380px]';

/** Slides, then the row of bullets under them; in the document the row comes first (see `BannerSlider`). */
export const bannerColumn = 'flex min-w-0 flex-col-reverse gap-2';

/** The row of bullets. */
export const controlsRow = 'relative flex h-6 items-center justify-center gap-1';
