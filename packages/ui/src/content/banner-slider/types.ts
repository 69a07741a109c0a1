import type { Backdrop } from '../../foundations/backdrop/index.ts';
import type { ImageSource } from '../picture/Picture.tsx';

/** One banner. Texts are ready to render; empty ones are left out. */
export interface BannerSlideData {
  id: string;
  backdrop: Backdrop;
  eyebrow?: string | undefined;
  /** Line breaks are preserved. */
  title: string;
  text?: string | undefined;
  /** Amount below the text, in gold, such as a prize pool. */
  prize?: string | undefined;
  /** Terms below the button: "21+ · wager x35 · 7 days". */
  terms?: string | undefined;
  /** Link to the full terms, shown after `terms`. */
  termsLink?: { label: string; href: string } | undefined;
  action?: { label: string; href: string } | undefined;
  image?: ImageSource | undefined;
  /**
   * Layout of the picture: `object`, a square on the right; `visual`, larger, bleeding off the top and right
   * edges; `cover` replaces the backdrop, under a scrim. Default: `cover` for pictures at
   * least 1.5 times as wide as high, else `object`.
   */
  imageFit?: 'object' | 'visual' | 'cover' | undefined;
  video?: { src: string; poster?: string | undefined } | undefined;
  /** Blurred strip at the bottom edge, between picture and text: colour and height (px). */
  blur?: { colour?: string | undefined; height: number } | undefined;
  /** The banner is on the first screen, so its picture loads before all others. */
  priority?: boolean | undefined;
}

export interface BannerLabels {
  region: string;
  slide: (n: number, total: number) => string;
  next: string;
  previous: string;
  pause: string;
  play: string;
}
