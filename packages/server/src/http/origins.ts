import { networkInterfaces } from 'node:os';
import type { Config } from '../config.ts';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a host name means this machine and cannot be redirected by somebody else's DNS. */
export function isOwnHost(config: Config, hostname: string): boolean {
  if (loopback.has(hostname) || hostname === config.host) return true;
  const addresses = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
  return addresses.some(({ address }) => address === hostname.replace(/^\[|\]$/g, ''));
}

/**
 * Origin of this server: `PUBLIC_ORIGIN`, otherwise that of the request if it names this machine. Links in
 * messages use it, so an untrusted `Host` header is ignored.
 */
export function serverOrigin(config: Config, url: URL): string {
  if (config.publicOrigin !== null) return config.publicOrigin;
  return isOwnHost(config, url.hostname) ? url.origin : `http://127.0.0.1:${config.port}`;
}

/**
 * Origin at which this server may send requests to itself; null if unknown. Another port would be another
 * program.
 */
export function ownOrigin({ publicOrigin, port }: Config, seen: string): string | null {
  if (publicOrigin !== null) return publicOrigin;
  const url = new URL(seen);
  return loopback.has(url.hostname) && url.port === String(port) ? seen : null;
}

/**
 * Whether the app may be served from an origin: this server's own, a configured one, or any port of this
 * machine while the server listens on loopback only and has no `PUBLIC_ORIGIN`.
 */
export function isAppOrigin(config: Config, own: string, origin: string): boolean {
  if (origin === own || config.appOrigins.includes(origin)) return true;
  if (config.publicOrigin !== null || !loopback.has(config.host)) return false;
  try {
    const url = new URL(origin);
    return url.origin === origin && url.protocol === 'http:' && loopback.has(url.hostname);
  } catch {
    return false;
  }
}
