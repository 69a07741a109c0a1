import type { Backdrop } from '../../foundations/backdrop/index.ts';
import type { ImageSource } from '../picture/index.ts';

/** One banner. Every text is ready to show; an empty one is left out. */
export interface BannerSlideData {
  id: string;
  backdrop: Backdrop;
  eyebrow?: string | undefined;
  /** Line breaks are preserved. */
  title: string;
  text?: string | undefined;
  /** A sum under the text, in gold: a prize fund. */
  prize?: string | undefined;
  /** The conditions, under the button: "21+ · wager x35 · 7 days". */
  terms?: string | undefined;
  /** Behind the conditions: leads to all of them. */
  termsLink?: { label: string; href: string } | undefined;
  action?: { label: string; href: string } | undefined;
  image?: ImageSource | undefined;
  /**
   * How the picture sits: `object` at the right, at most 45 % of the width; `visual` larger, bleeding off the top
   * and right edges (the winged horse); `cover` replaces the backdrop, under a scrim. By default, a picture at least
   * 1.5 times as wide as high covers and any other is an object.
   */
  imageFit?: 'object' | 'visual' | 'cover' | undefined;
  video?: { src: string; poster?: string | undefined } | undefined;
  /** A blurred strip along the lower edge, over the picture and under the words: its colour and height (px). */
  blur?: { colour?: string | undefined; height: number } | undefined;
  /** In the first screen: its picture loads before all others. */
  priority?: boolean | undefined;
}

/** Names of the slider and its controls, in the language of the page. */
export interface BannerLabels {
  region: string;
  slide: (n: number, total: number) => string;
  next: string;
  previous: string;
  pause: string;
  play: string;
}
