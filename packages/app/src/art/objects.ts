import coin from './obj-coin.webp';
import globe from './obj-globe.webp';
import horseshoe from './obj-horseshoe.webp';
import search from './obj-search.webp';
import type { ImageSource } from '../platform/loading/images.ts';

const object = (src: string, width: number, height: number): ImageSource => ({ src, width, height, alt: '' });

/** Inlay objects of empty places and messages. They come with the app: some are needed when nothing else loads. */
export const art = {
  /** Money came, or money will stand here. */
  coin: object(coin, 132, 132),
  /** A closed region. */
  globe: object(globe, 132, 132),
  /** Something went wrong. */
  horseshoe: object(horseshoe, 120, 120),
  /** Nothing was found. */
  search: object(search, 120, 120),
} as const;
