import type { MiddlewareHandler } from 'hono';
import type { Config } from '../config.ts';
import { isAppOrigin, serverOrigin } from './origins.ts';

const exposed =
  'Age, Date, ETag, Retry-After, X-Request-Id, X-Response-Time, X-Events, Idempotent-Replayed, Link';

/** Headers of every response, including errors outside the app. */
export const everywhere: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), usb=(), browsing-topics=()',
};

/**
 * API responses must not be executed or framed if a browser shows one as a page. The policy of the app's pages is in
 * `app-document.ts`.
 */
const apiPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Sets `Date` and the security headers of every response, unless already set. */
export function securityHeaders(config: Config, now: () => Date): MiddlewareHandler {
  const isSecure = config.publicOrigin?.startsWith('https:') ?? false;
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    const setOnce = (name: string, value: string) => {
      if (!headers.has(name)) headers.set(name, value);
    };
    for (const [name, value] of Object.entries(everywhere)) setOnce(name, value);
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
 * Allows an app on another, known origin to call the API; tokens are sent in a header, so credentials are not
 * allowed.
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
