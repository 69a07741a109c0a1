import { atom, store } from '../state/store.ts';

const MASK = '***';

/** Parameters that log in, confirm something or identify a person. */
const SECRET = /^(?:.*token|code|password|email|phone|refresh|access|auth|undo)$/i;

/** Pages whose path ends in a secret or a person's address. */
const SECRET_PATH = /^(\/(?:confirm-email|unsubscribe)\/)[^/]+/;

/** Parses a URL by the constructor alone: `URL.canParse` of some browsers accepts URLs that it rejects. */
function parsed(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

/** URL for logs and analytics: secrets in query, hash and path are masked (OP-117). '' unless http(s). */
export function maskedUrl(address: string): string {
  const url = parsed(address);
  if (!url || !/^https?:$/.test(url.protocol)) return '';
  url.username = '';
  url.password = '';
  url.pathname = url.pathname.replace(SECRET_PATH, `$1${MASK}`);
  for (const name of new Set(url.searchParams.keys()))
    if (SECRET.test(name)) url.searchParams.set(name, MASK);
  if (url.hash.includes('=')) url.hash = '';
  return url.href;
}

/** Origin of the site: the browser's, or on the server that of the request being rendered. */
export const siteOriginAtom = atom(globalThis.location?.origin ?? 'http://localhost');

export const siteOrigin = (): string => store.get(siteOriginAtom);

/** URL the page was opened with, before the app redirected or cleaned it. Never read a secret from it. */
export function initialUrl(): URL {
  const first = globalThis.performance?.getEntriesByType('navigation')[0]?.name;
  return parsed(first ?? '') ?? new URL(globalThis.location?.href ?? siteOrigin());
}

/** Target of a link: in-app, external, or null if unsafe. */
export type Target =
  | { readonly kind: 'app'; readonly to: string }
  | { readonly kind: 'out'; readonly href: string }
  | null;

const SERVER = /^\/(?:api|cdn|sandbox)(?:\/|$)/;
const STEP = /\.|%2e/i;
const MAX = 2048;
/** Whether a browser would change the URL: it drops tabs and newlines and reads a backslash as a slash. */
function isUnsafe(href: string): boolean {
  for (const char of href) {
    const code = char.charCodeAt(0);
    if (code <= 0x20 || code === 0x7f || char === '\\') return true;
  }
  return false;
}

/**
 * Validates a URL from outside. In-app are paths with one leading slash, `?…`, `#…` and URLs of this origin; external
 * are the server's paths and other `http`, `https`, `mailto` and `tel` URLs (LAYOUT-15); everything else, `//host`
 * included, is unsafe (OP-118).
 */
export function parseSafeUrl(href: string, origin: string = siteOrigin()): Target {
  if (!href || href.length > MAX || isUnsafe(href)) return null;
  if (href.startsWith('//')) return null;
  if (href.startsWith('/') || href.startsWith('#') || href.startsWith('?')) {
    // Removing `..` from a path can leave one that starts with `//`, which is another host.
    if (STEP.test(href) && new URL(href, origin).pathname.startsWith('//')) return null;
    return SERVER.test(href) ? { kind: 'out', href } : { kind: 'app', to: href };
  }
  if (/^(?:mailto|tel):/i.test(href)) return { kind: 'out', href };
  const url = /^https?:\/\//i.test(href) ? parsed(href) : null;
  if (!url || url.username || url.password) return null;
  if (url.origin !== origin) return { kind: 'out', href: url.href };
  const path = `${url.pathname}${url.search}${url.hash}`;
  return path.startsWith('//') ? null : parseSafeUrl(path, origin);
}

/** Validates a URL for payment redirects: http(s) or same origin, else null. */
export function redirectUrl(href: string | null | undefined, origin: string = siteOrigin()): string | null {
  if (!href) return null;
  const target = parseSafeUrl(href, origin);
  if (target === null) return null;
  if (target.kind === 'app') return new URL(target.to, origin).href;
  return /^(?:mailto|tel):/i.test(target.href) ? null : new URL(target.href, origin).href;
}
