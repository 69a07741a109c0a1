import { siteOrigin } from '#app/platform/routing/urls.ts';
import type { SignInLink } from '@tulpar/api/contract';
import type { Language } from '#app/platform/i18n/languages.ts';
import { now } from '#app/platform/network/clock.ts';
import { href } from '#app/platform/routing/router.tsx';
import { useNextMoment } from '#app/platform/state/next-moment.ts';

/** Parses an absolute http(s) address sent by the server; null for anything else. */
function webAddress(address: string | null | undefined): URL | null {
  if (!address) return null;
  try {
    const url = new URL(address);
    return /^https?:$/.test(url.protocol) ? url : null;
  } catch {
    return null;
  }
}

export interface LandingVisitor {
  readonly language: Language;
  /** Stored refresh token; null for a guest. */
  readonly refreshToken: string | null;
}

/**
 * URL of the landing page with the visitor's sign-in (PWA-02); null when the server sent no valid address.
 */
export function landingLink(
  landing: string | null | undefined,
  { language, refreshToken }: LandingVisitor,
): string | null {
  const url = webAddress(landing);
  if (!url) return null;
  if (refreshToken !== null) url.searchParams.set('auth_token', refreshToken);
  url.searchParams.set('language', language);
  url.searchParams.set('auth_type', 'pwa');
  return url.href;
}

/**
 * Content of the QR code: the sign-in link while it is valid, else the plain page address without a token.
 */
export function codeAddress(link: SignInLink | null): string {
  return webAddress(link?.url)?.href ?? siteOrigin() + href('downloadApp');
}

/** Whether a moment has passed on the server's clock; always false for null. */
export function useIsOver(moment: string | null): boolean {
  useNextMoment([moment]);
  return moment !== null && Date.parse(moment) <= now();
}
