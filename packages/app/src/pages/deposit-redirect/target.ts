import { siteOrigin } from '#app/platform/routing/site-origin.ts';
import { href, judgeUrl } from '#app/platform/routing/router.tsx';

/** Where a deposit redirect leads: its own address if it stays on this origin, else the deposit page (OP-102). */
export interface RedirectTarget {
  readonly to: string;
  /** Outside the app, such as a page of the server: the browser itself goes there. */
  readonly isServer: boolean;
}

/** Judges the `url` of the query; hostile, foreign and missing ones lead to the deposit page. */
export function redirectTarget(url: string | null, origin: string = siteOrigin()): RedirectTarget {
  const deposit = { to: href('deposit'), isServer: false };
  const target = judgeUrl(url ?? '', origin);
  if (target === null) return deposit;
  // Back here it would turn in a circle.
  if (target.kind === 'app')
    return /^\/(?!cash-box\/deposit-redirect)/.test(target.to) ? { to: target.to, isServer: false } : deposit;
  return target.href.startsWith('/') ? { to: target.href, isServer: true } : deposit;
}
