/** Reads a cookie; an undecodable one reads as absent. */
export function readCookie(name: string): string | null {
  for (const part of document.cookie.split('; ')) {
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
