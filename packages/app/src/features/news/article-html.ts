import { siteOrigin } from '#app/platform/routing/site-origin.ts';
import { cleanHtml } from '#app/platform/i18n/html.tsx';
import { CDN, imageUrl } from '#app/platform/loading/images.ts';

/** What an article may hold beside the running text of other pages: pictures (NEWS-06). */
const PICTURES = { ADD_TAGS: ['img'], ADD_ATTR: ['src', 'alt', 'width', 'height'] };

/** Box of a picture that names no size of its own, px. */
const BOX = { width: 720, height: 405 } as const;
const SIZE = /^[1-9]\d{0,3}$/;

/** Address of a picture in an article, which may also be a path of our own; the image service scales what it has. */
function pictureUrl(src: string): string | null {
  const url = src.startsWith('/') && URL.canParse(src, siteOrigin()) ? new URL(src, siteOrigin()) : null;
  if (url === null) return imageUrl(src, BOX.width);
  if (url.origin !== siteOrigin()) return null;
  const { pathname, search } = url;
  const scaled = pathname.startsWith(`${CDN}/`) ? imageUrl(pathname.slice(CDN.length + 1), BOX.width) : null;
  return scaled ?? pathname + search;
}

/** A picture comes only when it is near, and keeps its box; one without a safe address goes. */
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

/** Cleans the HTML of an article into nodes. */
export async function cleanArticle(html: string): Promise<DocumentFragment> {
  const clean = await cleanHtml(html, 'text', PICTURES);
  for (const image of clean.querySelectorAll('img')) dress(image);
  return clean;
}
