/** Height of the slider by page width, shared with its skeleton to avoid a layout shift. */
export const bannerBox =
  '[--banner-height:266px] tablet:[--banner-height:320px] desktop:[--banner-height:380px]';

/** Slides with the controls below; in the document the controls come first (see `BannerSlider`). */
export const bannerColumn = 'flex min-w-0 flex-col-reverse gap-2';

export const controlsRow = 'relative flex h-6 items-center justify-center gap-1';
