import { errors, jwtVerify, SignJWT } from 'jose';
import type { Secrets } from '../../secrets.ts';

const issuer = 'tulpar';
const audience = 'tulpar-api';

/** Life of an access token, seconds. */
export const accessLifetime = 300;

/** What an access token says. */
export interface AccessClaims {
  readonly playerId: number;
  readonly sessionId: string;
}

/** Signs an access token; the same moment and session give the same token. */
export async function signAccess(secrets: Secrets, claims: AccessClaims, issuedAt: Date): Promise<string> {
  const seconds = Math.floor(issuedAt.getTime() / 1000);
  return await new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(String(claims.playerId))
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + accessLifetime)
    .sign(secrets.accessTokenKey);
}

/** Claims of a token of ours that still lives, else why not. */
export async function readAccess(
  secrets: Secrets,
  token: string,
  now: Date,
): Promise<AccessClaims | 'expired' | 'invalid'> {
  try {
    const { payload } = await jwtVerify(token, secrets.accessTokenKey, {
      algorithms: ['HS256'],
      typ: 'at+jwt',
      issuer,
      audience,
      currentDate: now,
      requiredClaims: ['exp', 'sub', 'sid'],
    });
    const playerId = Number(payload.sub);
    const sessionId = payload['sid'];
    if (!Number.isSafeInteger(playerId) || typeof sessionId !== 'string') return 'invalid';
    return { playerId, sessionId };
  } catch (error) {
    return error instanceof errors.JWTExpired ? 'expired' : 'invalid';
  }
}
