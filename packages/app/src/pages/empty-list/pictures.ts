import crown from '#app/art/obj-crown.webp';
import mail from '#app/art/obj-mail.webp';
import trophy from '#app/art/obj-trophy.webp';
import { art } from '#app/art/objects.ts';
import type { ImageSource } from '#app/platform/loading/images.ts';

const object = (src: string): ImageSource => ({ src, width: 176, height: 176, alt: '' });

/** Objects of the places that no list of games needs. */
export const pictures = {
  ...art,
  crown: object(crown),
  mail: object(mail),
  trophy: object(trophy),
} as const;
