import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { parseSafeUrl, useGo } from '#app/platform/routing/router.tsx';
import { siteOrigin } from '#app/platform/routing/urls.ts';
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
async function cleanArticle(html: string): Promise<DocumentFragment> {
  const clean = await cleanHtml(html, 'text', PICTURES);
  for (const image of clean.querySelectorAll('img')) dress(image);
  return clean;
}

/**
 * Renders the sanitized HTML of an article; in-app links use the router. Empty until the sanitizer has
 * loaded.
 */
export function ArticleHtml({ html, className }: { html: string; className: string }) {
  const box = useRef<HTMLDivElement>(null);
  const go = useGo();
  useLayoutEffect(() => {
    let isCurrent = true;
    const show = async () => {
      const clean = await cleanArticle(html);
      if (isCurrent) box.current?.replaceChildren(clean);
    };
    // If the sanitizer does not load, show nothing; the page around it stays usable.
    show().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [html]);
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const target = parseSafeUrl(link?.getAttribute('href') ?? '');
    if (target?.kind !== 'app' || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0)
      return;
    event.preventDefault();
    go(target.to);
  };
  // The handler only intercepts clicks of the links inside, including keyboard ones.
  return <div ref={box} className={className} onClick={onClick} role="presentation" />;
}
