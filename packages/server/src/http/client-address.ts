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

/**
 * What limits count an address under: an IPv4 address itself, the /64 of an IPv6 one, since one subscriber has at least
 * that many.
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
