import crown from '#app/art/obj-crown.webp';
import mail from '#app/art/obj-mail.webp';
import spins from '#app/art/obj-fs.webp';
import trophy from '#app/art/obj-trophy.webp';
import { art } from '#app/art/objects.ts';
import type { ImageSource } from '#app/platform/loading/images.ts';

const object = (src: string, height = 176): ImageSource => ({ src, width: 176, height, alt: '' });

/** Objects of the places that no list of games needs. */
export const pictures = {
  ...art,
  crown: object(crown),
  mail: object(mail),
  spins: object(spins, 132),
  trophy: object(trophy),
} as const;
