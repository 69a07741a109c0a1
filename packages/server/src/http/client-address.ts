import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { isIP } from 'node:net';

/** Address of the connection's other end; in a test there is no connection. */
function connected(context: Context): string {
  try {
    return getConnInfo(context).remote.address ?? 'unknown';
  } catch {
    return 'unknown';
  }
}

/**
 * Address a request comes from. With `proxies` of our own in front, each has appended the address it saw to
 * `X-Forwarded-For`: as many entries from the right are believed, the rest is what anybody may have written.
 */
export function clientAddress(context: Context, proxies: number): string {
  if (proxies === 0) return connected(context);
  const forwarded = (context.req.header('X-Forwarded-For') ?? '').split(',').map((part) => part.trim());
  const address = forwarded.at(-proxies);
  return address !== undefined && isIP(address) !== 0 ? address : connected(context);
}
