import type { Config } from '../config.ts';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Origin of this server as the sender of a request sees it. */
export function serverOrigin(config: Config, url: URL): string {
  return config.publicOrigin ?? url.origin;
}

/**
 * Origin at which this server may send requests to itself; null where it does not know one. The `Host` header alone does
 * not count: with it a sender could point the server at any machine and port.
 */
export function ownOrigin({ publicOrigin, port }: Config, seen: string): string | null {
  if (publicOrigin !== null) return publicOrigin;
  const url = new URL(seen);
  return loopback.has(url.hostname) && url.port === String(port) ? seen : null;
}

/**
 * Whether the app may live at an origin: this server's own, one that is configured, or, on a server that listens
 * on the loopback address alone, any port of the same machine.
 */
export function isAppOrigin(config: Config, own: string, origin: string): boolean {
  if (origin === own || origin === config.publicOrigin || config.appOrigins.includes(origin)) return true;
  if (!loopback.has(config.host)) return false;
  try {
    const url = new URL(origin);
    return url.origin === origin && url.protocol === 'http:' && loopback.has(url.hostname);
  } catch {
    return false;
  }
}
