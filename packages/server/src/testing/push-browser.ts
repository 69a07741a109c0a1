import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { PushMessage } from '@tulpar/api/contract';

/** A browser with a push subscription. */
export interface PushBrowser {
  /** Its public keys for the server. */
  readonly keys: { readonly p256dh: string; readonly auth: string };
  /** Decrypts a message of the server (RFC 8291); throws if it is for another browser. */
  open(body: Uint8Array): PushMessage;
}

/** Has its own keys, and decrypts without the library that encrypts. */
export function createPushBrowser(): PushBrowser {
  const curve = createECDH('prime256v1');
  const own = curve.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    open(body) {
      const bytes = Buffer.from(body);
      const salt = bytes.subarray(0, 16);
      const keyEnd = 21 + (bytes[20] ?? 0);
      const sender = bytes.subarray(21, keyEnd);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
      const secret = Buffer.from(hkdfSync('sha256', curve.computeSecret(sender), auth, info, 32));
      const part = (name: string, length: number) =>
        Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length));
      const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
      const sealed = bytes.subarray(keyEnd);
      decipher.setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      // The text ends with a delimiter byte, followed by optional zero padding.
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString('utf8')) as PushMessage;
    },
  };
}
