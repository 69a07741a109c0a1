import { jwtVerify, SignJWT, type CryptoKey } from 'jose';
import type { Secrets } from '../../secrets.ts';

const issuer = 'tulpar';
const audience = 'tulpar-api';

/** Largest possible player id. */
const largestId = 2_147_483_647;

/** Lifetime of an access token, seconds. */
export const accessLifetime = 300;

export interface AccessClaims {
  readonly playerId: number;
  readonly sessionId: string;
}

const keys = new WeakMap<Secrets, Promise<CryptoKey>>();

/** The imported verification key of the server; cached, because every request needs it. */
function keyOf(secrets: Secrets): Promise<CryptoKey> {
  let key = keys.get(secrets);
  if (key === undefined) {
    const hmac = { name: 'HMAC', hash: 'SHA-256' };
    key = crypto.subtle.importKey('raw', new Uint8Array(secrets.accessTokenKey), hmac, false, ['verify']);
    keys.set(secrets, key);
  }
  return key;
}

/**
 * Signs an access token. The same claims, `id` and time give the same token; another `id` gives another token: tokens
 * of the same second must differ, because a client compares them to see whether a refused one was replaced.
 */
export async function signAccess(
  secrets: Secrets,
  claims: AccessClaims,
  id: string,
  issuedAt: Date,
): Promise<string> {
  const seconds = Math.floor(issuedAt.getTime() / 1000);
  return await new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(String(claims.playerId))
    .setJti(id)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + accessLifetime)
    .sign(secrets.accessTokenKey);
}

/** Claims of a token with a valid signature, which may have expired; `endsAt` is its expiry, ms. */
export interface SignedClaims extends AccessClaims {
  readonly endsAt: number;
}

/** Claims by verified token; when full, the oldest is removed first. */
const genuine = new WeakMap<Secrets, Map<string, SignedClaims>>();
const mostGenuine = 10_000;

/** Caches verified claims by token, because polling clients send the same token many times. */
function remember(secrets: Secrets, token: string, claims: SignedClaims): void {
  const known = genuine.get(secrets) ?? new Map<string, SignedClaims>();
  genuine.set(secrets, known);
  known.set(token, claims);
  for (const oldest of known.keys()) {
    if (known.size <= mostGenuine) return;
    known.delete(oldest);
  }
}

/** Claims of a token with a valid signature; null otherwise. Ignores expiry. */
export async function readClaims(secrets: Secrets, token: string): Promise<SignedClaims | null> {
  const known = genuine.get(secrets)?.get(token);
  if (known !== undefined) return known;
  try {
    const { payload } = await jwtVerify(token, await keyOf(secrets), {
      algorithms: ['HS256'],
      typ: 'at+jwt',
      issuer,
      audience,
      // Claims are cached, so `readAccess` checks the expiry instead.
      currentDate: new Date(0),
      requiredClaims: ['exp', 'sub', 'sid'],
    });
    const playerId = Number(payload.sub);
    const sessionId = payload['sid'];
    if (!Number.isSafeInteger(playerId) || playerId < 1 || playerId > largestId) return null;
    if (typeof sessionId !== 'string' || payload.exp === undefined) return null;
    const claims = { playerId, sessionId, endsAt: payload.exp * 1000 };
    remember(secrets, token, claims);
    return claims;
  } catch {
    return null;
  }
}

/** Claims of a valid token; otherwise whether it is invalid or expired. */
export async function readAccess(
  secrets: Secrets,
  token: string,
  now: Date,
): Promise<AccessClaims | 'expired' | 'invalid'> {
  const claims = await readClaims(secrets, token);
  if (claims === null) return 'invalid';
  return claims.endsAt <= now.getTime() ? 'expired' : claims;
}
