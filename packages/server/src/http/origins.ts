import { networkInterfaces } from 'node:os';
import type { Config } from '../config.ts';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import { isIP } from 'node:net';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a host name means this machine and is not controlled by somebody else's DNS. */
export function isOwnHost(config: Config, hostname: string): boolean {
  if (loopback.has(hostname) || hostname === config.host) return true;
  const addresses = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
  return addresses.some(({ address }) => address === hostname.replace(/^\[|\]$/g, ''));
}

/**
 * Origin of this server: `PUBLIC_ORIGIN`, otherwise the request's origin if it names this machine, otherwise a
 * loopback URL. Links in messages contain it, so an untrusted `Host` header is ignored.
 */
export function serverOrigin(config: Config, url: URL): string {
  if (config.publicOrigin !== null) return config.publicOrigin;
  return isOwnHost(config, url.hostname) ? url.origin : `http://127.0.0.1:${config.port}`;
}

/**
 * Origin to which this server may send requests to itself; null if unknown. A loopback URL with another port would
 * reach another program.
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
  const url = URL.parse(origin);
  return url?.origin === origin && url.protocol === 'http:' && loopback.has(url.hostname);
}

/** Address of the connection; tests have no connection. */
function connected(context: Context): string {
  try {
    return getConnInfo(context).remote.address ?? 'unknown';
  } catch {
    return 'unknown';
  }
}

/**
 * Address of the client. Each of the operator's `proxies` appends the address it saw to `X-Forwarded-For`, so only
 * that number of entries from the right is trusted.
 */
export function clientAddress(context: Context, proxies: number): string {
  if (proxies === 0) return connected(context);
  const forwarded = (context.req.header('X-Forwarded-For') ?? '').split(',').map((part) => part.trim());
  const address = forwarded.at(-proxies);
  return address !== undefined && isIP(address) !== 0 ? address : connected(context);
}

/**
 * Key of an address for rate limits: an IPv4 address, or the /64 of an IPv6 address, because every subscriber has
 * at least a /64.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...(tail ?? '').split(':')];
  const prefix = all.slice(0, 4).map((group) => Number.parseInt(group || '0', 16).toString(16));
  return `${prefix.join(':')}::/64`;
}

const exposed =
  'Age, Date, ETag, Retry-After, X-Request-Id, X-Response-Time, X-Events, Idempotent-Replayed, Link';

/** Headers of every response, including those to unreadable requests (`listener.ts`). */
export const everywhere: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin',
};

/** Headers of pages. On anything else they do nothing, and would be a third of the bytes of a short response. */
const onPages: Readonly<Record<string, string>> = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), usb=(), browsing-topics=()',
};

/** API responses must not be executed or framed as a page. Policy of pages: `first-views.ts`. */
const apiPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Sets `Date` of every response, and the security headers that the response does not have yet. */
export function securityHeaders(config: Config, now: () => Date): MiddlewareHandler {
  const isSecure = config.publicOrigin?.startsWith('https:') ?? false;
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    const setOnce = (name: string, value: string) => {
      if (!headers.has(name)) headers.set(name, value);
    };
    const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false;
    for (const [name, value] of Object.entries({ ...everywhere, ...(isPage ? onPages : {}) }))
      setOnce(name, value);
    headers.set('Date', now().toUTCString());
    if (isSecure) setOnce('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    const isApi = context.req.path.startsWith('/api/');
    if (isApi) setOnce('Content-Security-Policy', apiPolicy);
    setOnce(
      'Cross-Origin-Resource-Policy',
      isApi || context.req.path.startsWith('/cdn/') ? 'cross-origin' : 'same-origin',
    );
  };
}

/**
 * Allows the app to call the API from another known origin. Tokens are sent in a header, so cookies are not allowed.
 */
export function crossOrigin(config: Config): MiddlewareHandler {
  return async (context, next) => {
    const origin = context.req.header('Origin');
    const own = origin === undefined ? '' : serverOrigin(config, new URL(context.req.url));
    const isForeign = origin !== undefined && origin !== own;
    const isAllowed = isForeign && isAppOrigin(config, own, origin);
    if (isForeign && context.req.method === 'OPTIONS') {
      const preflight = new Response(null, { status: 204, headers: { Vary: 'Origin' } });
      if (isAllowed) {
        preflight.headers.set('Access-Control-Allow-Origin', origin);
        preflight.headers.set('Access-Control-Allow-Methods', 'GET, POST');
        preflight.headers.set(
          'Access-Control-Allow-Headers',
          'Authorization, Content-Type, Idempotency-Key, If-None-Match',
        );
        preflight.headers.set('Access-Control-Max-Age', '600');
      }
      return preflight;
    }
    await next();
    context.res.headers.append('Vary', 'Origin');
    if (isAllowed) {
      context.res.headers.set('Access-Control-Allow-Origin', origin);
      context.res.headers.set('Access-Control-Expose-Headers', exposed);
    }
    return undefined;
  };
}
