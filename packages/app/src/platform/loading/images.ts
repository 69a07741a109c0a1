import type { ImageSource } from '@tulpar/ui/picture';

export type { ImageSource };

/** Where the image service is: a path of our own or an address, without a slash at its end. */
export const CDN = (import.meta.env.VITE_CDN_BASE || '/cdn').replace(/\/+$/, '');

/** Widths the image service is asked for, px: cards and banners (API-51). */
export const CARD_WIDTH = 460;
export const BANNER_WIDTH = 860;
/** Width of a picture in a shared link, px. */
const SHARE_WIDTH = 1180;

/**
 * Widths a card is offered in, px, so close that the browser never decodes half again as many pixels as a tile of a
 * phone or a wide page shows (GAME-13).
 */
export const CARD_WIDTHS = [176, 208, 248, 296, 352, 412, CARD_WIDTH] as const;

const KEY = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;
const PLAIN = /\.(?:svg|webm|mp4)$/;

/**
 * Address of a picture of the contract (`Img`): an http(s) address as it is, a key through the image service.
 * Anything else, such as another scheme or a path that climbs, is no picture.
 */
export function imageUrl(
  image: string | null | undefined,
  width?: number,
  format: 'webp' | 'jpeg' = 'webp',
): string | null {
  if (!image) return null;
  if (/^https?:\/\//i.test(image)) return URL.canParse(image) ? image : null;
  if (!KEY.test(image)) return null;
  const base = `${CDN}/${image}`;
  if (PLAIN.test(image)) return base;
  return `${base}?format=${format}&quality=70${width === undefined ? '' : `&width=${width}`}`;
}

/** Address of a picture for shared links, which not every messenger shows as WebP; null where there is none. */
export function shareImageUrl(image: string | null | undefined): string | null {
  const src = imageUrl(image, SHARE_WIDTH, 'jpeg');
  return src && PLAIN.test(src) ? null : src;
}

/** What one picture needs: its box in CSS px and the widths to offer the browser, px. */
export interface ImageRequest {
  width: number;
  height: number;
  alt: string;
  /** Offered widths, ascending; the last one is the fallback. */
  widths?: readonly number[];
  sizes?: string;
}

/** A picture of the contract as the component library takes it, or null when there is none. */
export function imageSource(image: string | null | undefined, request: ImageRequest): ImageSource | null {
  const { width, height, alt, widths = [CARD_WIDTH], sizes } = request;
  const src = imageUrl(image, widths.at(-1));
  if (src === null) return null;
  const own = src.startsWith(`${CDN}/`) && !PLAIN.test(src);
  const srcSet =
    own && widths.length > 1 ? widths.map((w) => `${imageUrl(image, w)} ${w}w`).join(', ') : undefined;
  return {
    src,
    ...(srcSet ? { srcSet } : {}),
    ...(srcSet && sizes ? { sizes } : {}),
    width,
    height,
    alt,
  };
}
