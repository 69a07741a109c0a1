import { siteOrigin } from '#app/platform/routing/urls.ts';
import { href, parseSafeUrl } from '#app/platform/routing/router.tsx';

/** Target of a deposit redirect: its URL if it is on this origin, else the deposit page (OP-102). */
export interface RedirectTarget {
  readonly to: string;
  /** A server page outside the app: needs a browser navigation. */
  readonly isServer: boolean;
}

/** Validates `url` from the query; hostile, foreign and missing ones lead to the deposit page. */
export function redirectTarget(url: string | null, origin: string = siteOrigin()): RedirectTarget {
  const deposit = { to: href('deposit'), isServer: false };
  const target = parseSafeUrl(url ?? '', origin);
  if (target === null) return deposit;
  // A redirect to this page would loop.
  if (target.kind === 'app')
    return /^\/(?!cash-box\/deposit-redirect)/.test(target.to) ? { to: target.to, isServer: false } : deposit;
  return target.href.startsWith('/') ? { to: target.href, isServer: true } : deposit;
}
