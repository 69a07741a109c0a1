import type { ImageSource } from '../platform/loading/images.ts';
import coin from './obj-coin-lg.webp';
import ashCoin from './obj-coin-ash.webp';
import feather from './obj-feather.webp';
import hourglass from './obj-hourglass.webp';

const object = (src: string): ImageSource => ({ src, width: 340, height: 340, alt: '' });

/** Objects of a payment's result; apart from `objects.ts`, which is part of the first load. */
export const outcomeArt = {
  paid: object(coin),
  declined: object(ashCoin),
  /** On its way: a withdrawal was requested, or a bank has yet to answer. */
  sent: object(feather),
  /** The player has still something to do. */
  unfinished: object(hourglass),
} as const;
