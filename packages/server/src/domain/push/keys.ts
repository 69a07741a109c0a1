import { createECDH } from 'node:crypto';
import type { Secrets } from '../../secrets.ts';

/** The server's VAPID keys, base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const made = new WeakMap<Secrets, VapidKeys>();

/**
 * The server's VAPID keys (RFC 8292). They come from its one secret, which is made at the first start and stored: so they
 * outlive restarts, and several servers have the same ones.
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
      // One in four thousand million is no key of the curve.
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

/** Whether a browser's key is a point of the curve: nothing could be encrypted for another. */
export function isCurvePoint(p256dh: string): boolean {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  try {
    curve.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}
