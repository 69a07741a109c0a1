import type { AnswerOf, endpoints } from '@tulpar/api/contract';
import type { Connection } from '../../db/types.ts';
import type { Ports } from '../../ports.ts';
import { issueToken } from './one-time-codes.ts';

type SignInLink = AnswerOf<(typeof endpoints)['signInLink']>;

/** Life of a sign-in link, ms. */
const lifetime = 5 * 60_000;

/** What the sign-in is for; the client sends it along with the code. */
const subject = 'pwa';

/**
 * A link that signs the player in on another device, once, within five minutes (CONT-06). A new link ends the one
 * before, so that only the code on the screen works.
 */
export async function createSignInLink(
  needs: Pick<Ports, 'secrets'>,
  trx: Connection,
  playerId: number,
  appOrigin: string,
  now: Date,
): Promise<SignInLink> {
  await trx
    .updateTable('one_time_codes')
    .set({ expires_at: now })
    .where('player_id', '=', playerId)
    .where('purpose', '=', 'sign_in')
    .where('subject', '=', subject)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
  const code = await issueToken(needs, trx, { playerId, purpose: 'sign_in', subject, lifetime }, now);
  return {
    url: `${appOrigin}/app?auth_token=${code}&auth_type=${subject}`,
    expires_at: new Date(now.getTime() + lifetime).toISOString(),
  };
}
