import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** Proof of work required by the server: a text whose SHA-256 has `difficulty` leading zero bits. */
export interface Challenge {
  readonly challenge: string;
  readonly difficulty: number;
}

function leadingZeros(digest: Uint8Array): number {
  let bits = 0;
  for (const byte of digest) {
    bits += Math.clz32(byte) - 24;
    if (byte !== 0) break;
  }
  return bits;
}

/**
 * Tries a range of nonces; returns `challenge:nonce` if one is a solution. Hashes synchronously: awaiting
 * `crypto.subtle` for each nonce is slower.
 */
export function findSolution(
  { challenge, difficulty }: Challenge,
  from: number,
  count: number,
): string | null {
  const start = sha256.create().update(utf8ToBytes(`${challenge}:`));
  for (let nonce = from; nonce < from + count; nonce += 1) {
    const digest = start
      .clone()
      .update(utf8ToBytes(String(nonce)))
      .digest();
    if (leadingZeros(digest) >= difficulty) return `${challenge}:${nonce}`;
  }
  return null;
}
