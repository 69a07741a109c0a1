import novice from '#app/art/obj-crown-1-novice.webp';
import bronze from '#app/art/obj-crown-2-bronze.webp';
import silver from '#app/art/obj-crown-3-silver.webp';
import gold from '#app/art/obj-crown-4-gold.webp';
import platinum from '#app/art/obj-crown-5-platinum.webp';
import vip from '#app/art/obj-crown-6-vip.webp';
import type { ImageSource } from '#app/platform/loading/images.ts';

const CROWNS = [novice, bronze, silver, gold, platinum, vip] as const;

/** Crown of a level by index: six metals; higher levels use the last. */
export function crownOf(place: number): ImageSource {
  return { src: CROWNS[Math.max(0, place)] ?? vip, width: 360, height: 360, alt: '' };
}
