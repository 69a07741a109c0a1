import { siteOrigin } from '#app/platform/routing/urls.ts';
import type { AuthResponse } from '@tulpar/api/contract';
import { startSession } from '#app/platform/session/session.ts';

/** Data a login passes to the main site. */
export interface Handover {
  /** Refresh token. */
  readonly token: string;
  /** How the player logged in (AUTH-12). */
  readonly type: 'manual_email' | 'manual_phone' | 'facebook' | 'google';
  /** Analytics event the main site sends. */
  readonly event: 'login_successfully' | 'registration_successfully';
}

const configured = import.meta.env.VITE_MAIN_SITE ?? '';

/**
 * URL of the main site: the operator's setting, else this page's origin (OP-38). It must not come from anywhere
 * else, because tokens are sent to it.
 */
export function mainSite(setting: string = configured, origin: string = siteOrigin()): URL {
  const url = URL.canParse(setting) ? new URL(setting) : null;
  return url && /^https?:$/.test(url.protocol) ? url : new URL('/', origin);
}

/** URL where a login continues at the main site (AUTH-11, OP-39); null if this is the main site. */
export function mainSiteAddress(
  { token, type, event }: Handover,
  site: URL = mainSite(),
  origin: string = siteOrigin(),
): string | null {
  if (site.origin === origin) return null;
  const address = new URL(site);
  address.searchParams.set('auth_token', token);
  address.searchParams.set('auth_type', type);
  address.searchParams.set('event', event);
  return address.href;
}

/**
 * Starts the session of a response on this page (AUTH-13) and posts its refresh token to a parent page,
 * whose origin must be the main site's (AUTH-14, OP-92).
 */
export function beginOnThisSite(
  access: NonNullable<AuthResponse['access']>,
  refresh: AuthResponse['refresh'],
) {
  startSession({ access: access.token, refresh: refresh?.token ?? null });
  const { window: own } = globalThis;
  if (refresh && own && own.parent !== own)
    own.parent.postMessage({ type: 'refresh_token', refreshToken: refresh.token }, mainSite().origin);
}
