import { siteOrigin } from '#app/platform/routing/site-origin.ts';
import { cleanHtml } from '#app/platform/i18n/html.tsx';
import { CDN, imageUrl } from '#app/platform/loading/images.ts';

/** Tags allowed in articles in addition to those of static pages: pictures (NEWS-06). */
const PICTURES = { ADD_TAGS: ['img'], ADD_ATTR: ['src', 'alt', 'width', 'height'] };

/** Default size of a picture without one, px. */
const BOX = { width: 720, height: 405 } as const;
const SIZE = /^[1-9]\d{0,3}$/;

/**
 * URL of a picture in an article, which can also be a path of this site; the image service resizes what it
 * can.
 */
function pictureUrl(src: string): string | null {
  const url = src.startsWith('/') && URL.canParse(src, siteOrigin()) ? new URL(src, siteOrigin()) : null;
  if (url === null) return imageUrl(src, BOX.width);
  if (url.origin !== siteOrigin()) return null;
  const { pathname, search } = url;
  const scaled = pathname.startsWith(`${CDN}/`) ? imageUrl(pathname.slice(CDN.length + 1), BOX.width) : null;
  return scaled ?? pathname + search;
}

/** Makes a picture lazy with a fixed size, or removes one without a safe URL. */
function dress(image: HTMLImageElement): void {
  const src = pictureUrl(image.getAttribute('src') ?? '');
  if (src === null) {
    image.remove();
    return;
  }
  image.loading = 'lazy';
  image.decoding = 'async';
  image.src = src;
  const [width, height] = [image.getAttribute('width') ?? '', image.getAttribute('height') ?? ''];
  const isSized = SIZE.test(width) && SIZE.test(height);
  image.setAttribute('width', isSized ? width : String(BOX.width));
  image.setAttribute('height', isSized ? height : String(BOX.height));
  if (!image.hasAttribute('alt')) image.alt = '';
}

/** Sanitizes the HTML of an article into nodes. */
export async function cleanArticle(html: string): Promise<DocumentFragment> {
  const clean = await cleanHtml(html, 'text', PICTURES);
  for (const image of clean.querySelectorAll('img')) dress(image);
  return clean;
}
