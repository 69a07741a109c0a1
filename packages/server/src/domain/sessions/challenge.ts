import type { Ports } from '../../ports.ts';
import { isSameText, randomToken, sha256 } from '../../secrets.ts';
import { challengeLifetime, type Attempts } from './attempts.ts';

type Needs = Pick<Ports, 'secrets'>;

/** Required leading zero bits: 65,536 hashes on average, 1 to 4 s on an old phone. */
const difficulty = 16;

export interface Challenge {
  readonly challenge: string;
  readonly difficulty: number;
}

const sign = ({ secrets }: Needs, binding: string, head: string) =>
  secrets.derive('challenge', `${head}\n${binding}`);

/** A stateless challenge, bound to an address and account. */
export function createChallenge(needs: Needs, binding: string, now: Date): Challenge {
  const head = `${(now.getTime() + challengeLifetime).toString(36)}.${randomToken(12)}`;
  return { challenge: `${head}.${sign(needs, binding, head)}`, difficulty };
}

/** Whether `challenge:nonce` solves a challenge of this binding; each counts once. */
export async function isSolved(
  needs: Needs & { readonly used: Attempts },
  binding: string,
  answer: string,
  now: Date,
): Promise<boolean> {
  const [challenge = '', nonce] = answer.split(':');
  const [end = '', random = '', signature = ''] = challenge.split('.');
  if (nonce === undefined || nonce === '' || !isSameText(signature, sign(needs, binding, `${end}.${random}`)))
    return false;
  if (Number.parseInt(end, 36) <= now.getTime()) return false;
  // 32 bits are enough for the difficulty.
  const bits = Number.parseInt(sha256(answer).slice(0, 8), 16);
  return Math.clz32(bits) >= difficulty && (await needs.used.admits(challenge, now));
}
