import type { Slide } from '@tulpar/api/contract';
import { parseSafeUrl } from '#app/platform/routing/router.tsx';

/** The server sends a dash for an empty header (BANNER-03). */
export function headerOf(header: string): string {
  const text = header.trim();
  return text === '-' ? '' : text;
}

/** Text and terms of a slide; the terms start on the second line (BANNER-02). */
export function wordsOf(description: string | null): { text?: string; terms?: string } {
  const [text = '', ...rest] = (description ?? '').split('\n').map((line) => line.trim());
  const terms = rest.filter(Boolean).join(' ');
  return { ...(text ? { text } : {}), ...(terms ? { terms } : {}) };
}

/** Video of a slide for this device; null for a picture slide. Any of the three fields makes it a video (BANNER-02). */
export function videoOf(
  slide: Pick<Slide, 'video_url' | 'video_banner_ios' | 'video_banner_android'>,
  device: 'ios' | 'android' | 'other',
): string | null {
  const own = { ios: slide.video_banner_ios, android: slide.video_banner_android, other: null }[device];
  return own ?? slide.video_url ?? slide.video_banner_android ?? slide.video_banner_ios;
}

/** Which of the two mobile videos a user agent gets; `other` for desktops. */
export function deviceOf(userAgent: string): 'ios' | 'android' | 'other' {
  if (/android/i.test(userAgent)) return 'android';
  return /iphone|ipad|ipod/i.test(userAgent) ? 'ios' : 'other';
}

export function linkOf(slide: Pick<Slide, 'button_link' | 'tournament_slug'>): string | null {
  if (slide.button_link) return slide.button_link;
  return slide.tournament_slug ? `/tournaments/${encodeURIComponent(slide.tournament_slug)}` : null;
}

const reported = new Set<string>();

/**
 * A link of a banner (`banner`: its slug) if it is safe, else null. An unsafe link is the operator's mistake: it is
 * logged once per banner, which is shown without that link (BANNER-14).
 */
export function followed(banner: string, link: string | null): string | null {
  if (link === null || parseSafeUrl(link) !== null) return link;
  if (!reported.has(banner)) {
    reported.add(banner);
    // Log only the banner's slug, since the address may be hostile.
    // oxlint-disable-next-line no-console -- reported nowhere else
    console.warn(`Banner "${banner}" has a link that cannot be followed.`);
  }
  return null;
}

export type Backdrop = 'garnet' | 'lapis' | 'malachite' | 'amber' | 'turquoise' | 'onyx';

/** Main hue of each backdrop, degrees; they are named after stones. Onyx has none. */
const STONES = { garnet: 346, lapis: 231, malachite: 154, amber: 33, turquoise: 177 } as const;

type Rgb = readonly [number, number, number];

/** Parses `#rgb`, `#rrggbb` and `rgb(r, g, b)`. Other CSS colours are not needed. */
function parseColour(text: string): Rgb | null {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1];
  if (hex) {
    const digits = hex.length === 3 ? [...hex].map((d) => d + d).join('') : hex;
    const value = Number.parseInt(digits, 16);
    return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
  }
  const parts = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/i.exec(text.trim());
  return parts ? [Number(parts[1]), Number(parts[2]), Number(parts[3])] : null;
}

/** Hue in degrees and chroma from 0 (grey) to 1. */
function hueOf([r, g, b]: Rgb): { hue: number; chroma: number } {
  const max = Math.max(r, g, b);
  const span = max - Math.min(r, g, b);
  if (span === 0) return { hue: 0, chroma: 0 };
  let turn = max === r ? (g - b) / span : 2 + (b - r) / span;
  if (max === b && max !== r && max !== g) turn = 4 + (r - g) / span;
  return { hue: (turn * 60 + 360) % 360, chroma: span / Math.max(max, 1) };
}

/** Chroma below which a colour counts as grey and maps to onyx. */
const GREY = 0.3;

/**
 * Stone whose hue is nearest to the slide's `blur_bg` (BANNER-02). Lightness is ignored, so pale and dark blue are
 * both lapis. Onyx if the colour is grey or unreadable.
 */
export function backdropOf(colour: string | null | undefined): Backdrop {
  const rgb = colour ? parseColour(colour) : null;
  if (!rgb) return 'onyx';
  const { hue, chroma } = hueOf(rgb);
  if (chroma < GREY) return 'onyx';
  let best: Backdrop = 'onyx';
  let distance = Infinity;
  for (const backdrop of Object.keys(STONES) as (keyof typeof STONES)[]) {
    const away = Math.abs(STONES[backdrop] - hue);
    const around = Math.min(away, 360 - away);
    if (around < distance) [best, distance] = [backdrop, around];
  }
  return best;
}
