import coin from './obj-coin.webp';
import globe from './obj-globe.webp';
import horseshoe from './obj-horseshoe.webp';
import search from './obj-search.webp';
import type { ImageSource } from '../platform/loading/images.ts';

const object = (src: string, width: number, height: number): ImageSource => ({ src, width, height, alt: '' });

/** Pictures for empty states and errors. Not from the image service, because some are shown when requests fail. */
export const art = {
  coin: object(coin, 132, 132),
  globe: object(globe, 132, 132),
  horseshoe: object(horseshoe, 120, 120),
  search: object(search, 120, 120),
} as const;
