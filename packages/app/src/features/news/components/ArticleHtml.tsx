import type { ComponentProps } from 'react';
import { siteOrigin } from '#app/platform/routing/urls.ts';
import { SafeHtml } from '#app/platform/i18n/html.tsx';
import { CDN, imageUrl } from '#app/platform/loading/images.ts';

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

/** A lazy picture of a fixed size; none without a safe URL. */
function ArticlePicture({ src, alt = '', width = '', height = '' }: ComponentProps<'img'>) {
  const safe = pictureUrl(src ?? '');
  if (safe === null) return null;
  const box = SIZE.test(String(width)) && SIZE.test(String(height)) ? { width, height } : BOX;
  return <img src={safe} alt={alt} {...box} loading="lazy" decoding="async" />;
}

/** The sanitized HTML of an article, with pictures (NEWS-06). */
export function ArticleHtml({ html, className }: { html: string; className: string }) {
  return <SafeHtml html={html} className={className} picture={ArticlePicture} />;
}
