import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { isIP } from 'node:net';

/** Address of the connection; tests have no connection. */
function connected(context: Context): string {
  try {
    return getConnInfo(context).remote.address ?? 'unknown';
  } catch {
    return 'unknown';
  }
}

/**
 * Client address. With `proxies` of our own in front, each has appended the address it saw to
 * `X-Forwarded-For`: only that number of entries from the right is trusted.
 */
export function clientAddress(context: Context, proxies: number): string {
  if (proxies === 0) return connected(context);
  const forwarded = (context.req.header('X-Forwarded-For') ?? '').split(',').map((part) => part.trim());
  const address = forwarded.at(-proxies);
  return address !== undefined && isIP(address) !== 0 ? address : connected(context);
}

/**
 * Key of an address for rate limits: an IPv4 address, or the /64 of an IPv6 one, since every subscriber has
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
