/**
 * Height of the slider by page width, shared with its skeleton to avoid a layout shift. It grows with the size
 * of text; where a slide is narrower than 15rem, its text decides.
 */
export const bannerBox =
  '@container [--banner-height:16.625rem] tablet:[--banner-height:20rem] desktop:[--banner-height:23.75rem]';

/** Slides with the controls below; in the document the controls come first (see `BannerSlider`). */
export const bannerColumn = 'flex min-w-0 flex-col-reverse gap-2';

export const controlsRow = 'relative flex h-6 items-center justify-center gap-1';

/** Maximum height of the blurred strip, px: the height of the slider on phones. */
const HIGHEST = 266;

/** Height of the blurred strip, px, or null for an invalid value from the server. */
export function blurHeight(height: number): number | null {
  if (!(height > 0)) return null;
  return Math.min(Math.round(height), HIGHEST);
}
