import type { ImageSource } from '../platform/loading/images.ts';
import coin from './obj-coin-lg.webp';
import ashCoin from './obj-coin-ash.webp';
import feather from './obj-feather.webp';
import hourglass from './obj-hourglass.webp';

const object = (src: string): ImageSource => ({ src, width: 340, height: 340, alt: '' });

/** Pictures of payment results; separate from `objects.ts`, which is part of the first load. */
export const outcomeArt = {
  paid: object(coin),
  declined: object(ashCoin),
  /** A requested withdrawal, or a deposit that is not credited yet. */
  sent: object(feather),
  /** The player has returned from the provider without having paid. */
  unfinished: object(hourglass),
} as const;
