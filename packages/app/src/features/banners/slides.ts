import type { Slide } from '@tulpar/api/contract';

/** A dash stands for an empty header (BANNER-03). */
export function headerOf(header: string): string {
  const text = header.trim();
  return text === '-' ? '' : text;
}

/** What stands under the header of a slide: its text, and the terms that begin with the second line (BANNER-02). */
export function wordsOf(description: string | null): { text?: string; terms?: string } {
  const [text = '', ...rest] = (description ?? '').split('\n').map((line) => line.trim());
  const terms = rest.filter(Boolean).join(' ');
  return { ...(text ? { text } : {}), ...(terms ? { terms } : {}) };
}

/** Video of a slide for this device, or null for a picture slide. Any of the three fields makes it one (BANNER-02). */
export function videoOf(
  slide: Pick<Slide, 'video_url' | 'video_banner_ios' | 'video_banner_android'>,
  device: 'ios' | 'android' | 'other',
): string | null {
  const own = { ios: slide.video_banner_ios, android: slide.video_banner_android, other: null }[device];
  return own ?? slide.video_url ?? slide.video_banner_android ?? slide.video_banner_ios;
}

/** Which of the two mobile video files a user agent can use. */
export function deviceOf(userAgent: string): 'ios' | 'android' | 'other' {
  if (/android/i.test(userAgent)) return 'android';
  return /iphone|ipad|ipod/i.test(userAgent) ? 'ios' : 'other';
}

/** Where the button of a slide leads: its link, else its tournament, else nowhere. */
export function linkOf(slide: Pick<Slide, 'button_link' | 'tournament_slug'>): string | null {
  if (slide.button_link) return slide.button_link;
  return slide.tournament_slug ? `/tournaments/${encodeURIComponent(slide.tournament_slug)}` : null;
}
