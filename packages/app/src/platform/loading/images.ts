import type { ImageSource } from '@tulpar/ui/picture';

export type { ImageSource };

/** Base of the image service: a path or a URL, without a trailing slash. */
export const CDN = (import.meta.env.VITE_CDN_BASE || '/cdn').replace(/\/+$/, '');

/** Widths requested from the image service, px: cards and banners (API-51). */
export const CARD_WIDTH = 460;
export const BANNER_WIDTH = 860;
/** Width of a picture in a shared link, px. */
const SHARE_WIDTH = 1180;

/**
 * `srcset` widths of a card, px. They are so close that the browser never decodes 50 % more pixels than shown
 * (GAME-13).
 */
export const CARD_WIDTHS = [176, 208, 248, 296, 352, 412, CARD_WIDTH] as const;

const KEY = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;
const PLAIN = /\.(?:svg|webm|mp4)$/;

/** URL of a picture of the contract (`Img`): an http(s) URL or a key of the image service; else null. */
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

/** URL of a picture for shared links, not as WebP, which some messengers cannot show; null for SVG and video. */
export function shareImageUrl(image: string | null | undefined): string | null {
  const src = imageUrl(image, SHARE_WIDTH, 'jpeg');
  return src && PLAIN.test(src) ? null : src;
}

/** Size of a picture in CSS px and its `srcset` widths, px. */
export interface ImageRequest {
  width: number;
  height: number;
  alt: string;
  /** Ascending; the last one is the fallback. */
  widths?: readonly number[];
  sizes?: string;
}

/** A picture of the contract (`Img`) as a prop of the component library; null if it has no valid URL or key. */
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
