import { siteOrigin } from '#app/platform/routing/site-origin.ts';
import { useEffect, useState } from 'react';
import type { SignInLink } from '@tulpar/api/contract';
import type { Language } from '#app/platform/i18n/languages.ts';
import { now } from '#app/platform/network/clock.ts';
import { href } from '#app/platform/routing/router.tsx';

/** An absolute http(s) address, or null: what the server sends is followed only then. */
function webAddress(address: string | null | undefined): URL | null {
  if (!address) return null;
  try {
    const url = new URL(address);
    return /^https?:$/.test(url.protocol) ? url : null;
  } catch {
    return null;
  }
}

/** Who follows the link to the page that installs the app. */
export interface LandingVisitor {
  readonly language: Language;
  /** The stored refresh token; null for a guest. */
  readonly refreshToken: string | null;
}

/** Address of the landing page with the sign-in of the visitor (PWA-02); null when the server sent none to follow. */
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

/** What the QR code holds: the sign-in link while it works, else the plain address of the page, without any token. */
export function codeAddress(link: SignInLink | null, origin = siteOrigin()): string {
  return webAddress(link?.url)?.href ?? origin + href('downloadApp');
}

/** Whether a moment has come, on the server's clock; null never comes. */
export function useIsOver(moment: string | null): boolean {
  const [over, setOver] = useState<string | null>(null);
  useEffect(() => {
    if (moment === null) return undefined;
    const timer = setTimeout(() => setOver(moment), Math.max(0, Date.parse(moment) - now()));
    return () => clearTimeout(timer);
  }, [moment]);
  return moment !== null && over === moment;
}
