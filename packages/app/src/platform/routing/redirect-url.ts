import { siteOrigin } from './site-origin.ts';
import { judgeUrl } from './urls.ts';

/** An address the whole page may be sent to, for payment redirects: http(s) or same origin, else null. */
export function redirectUrl(href: string | null | undefined, origin: string = siteOrigin()): string | null {
  if (!href) return null;
  const target = judgeUrl(href, origin);
  if (target === null) return null;
  if (target.kind === 'app') return new URL(target.to, origin).href;
  return /^(?:mailto|tel):/i.test(target.href) ? null : new URL(target.href, origin).href;
}
