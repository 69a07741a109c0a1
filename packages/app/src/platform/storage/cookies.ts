import type { CookieName } from './keys.ts';

/** Reads a cookie; an undecodable one counts as absent. */
export function readCookie(name: CookieName): string | null {
  for (const part of (globalThis.document?.cookie ?? '').split('; ')) {
    const at = part.indexOf('=');
    if (at < 0 || part.slice(0, at) !== name) continue;
    try {
      return decodeURIComponent(part.slice(at + 1));
    } catch {
      return null;
    }
  }
  return null;
}

/** Writes a first-party cookie; lifetime in hours (OP-37). */
export function writeCookie(name: CookieName, value: string, hours: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${hours * 3600}; Path=/; SameSite=Lax${secure}`;
}
