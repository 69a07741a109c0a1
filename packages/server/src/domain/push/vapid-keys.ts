import { createECDH } from 'node:crypto';
import type { Secrets } from '../../secrets.ts';

/** Keys that identify the server to push services, base64url. */
interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const made = new WeakMap<Secrets, VapidKeys>();

/**
 * The server's VAPID keys (RFC 8292), derived from the root secret, so they survive restarts and are the same on all
 * servers of a database.
 */
export function vapidKeys(secrets: Secrets): VapidKeys {
  const known = made.get(secrets);
  if (known !== undefined) return known;
  for (let attempt = 0; ; attempt += 1) {
    const key = Buffer.from(secrets.derive('vapid', String(attempt)), 'base64url');
    const curve = createECDH('prime256v1');
    try {
      curve.setPrivateKey(key);
    } catch {
      // About one value in 2³² is no valid key; try the next.
      continue;
    }
    const keys = {
      publicKey: curve.getPublicKey('base64url', 'uncompressed'),
      privateKey: curve.getPrivateKey('base64url').padStart(43, 'A'),
    };
    made.set(secrets, keys);
    return keys;
  }
}
