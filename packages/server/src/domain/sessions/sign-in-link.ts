import type { ResponseOf, endpoints } from '@tulpar/api/contract';
import type { Connection } from '../../db/types.ts';
import type { Ports } from '../../ports.ts';
import { lockPlayer } from '../ledger/post.ts';
import { notify } from '../notifications/notifications.ts';
import { endSession } from './end-sessions.ts';
import { endTokens, issueToken } from './one-time-codes.ts';
import type { OpenedSession, TokenPair } from './tokens.ts';

type SignInLink = ResponseOf<(typeof endpoints)['signInLink']>;

/** Lifetime of a login link, ms. */
const lifetime = 5 * 60_000;

/** Purpose of the login; the client sends it with the code. */
const subject = 'pwa';
/** Uses of a mailed link: a mail scanner may open it before the player does. */
const mailUses = 2;

/**
 * Creates a link that logs the player in on another device, once, within five minutes (CONT-06). A new link
 * ends the previous one, so that only the displayed code works.
 */
export async function createSignInLink(
  needs: Pick<Ports, 'secrets'>,
  trx: Connection,
  playerId: number,
  appOrigin: string,
  now: Date,
): Promise<SignInLink> {
  await endTokens(trx, { playerId, purpose: 'sign_in', subject }, now);
  const code = await issueToken(needs, trx, { playerId, purpose: 'sign_in', subject, lifetime }, now);
  return {
    url: `${appOrigin}/app?auth_token=${code}&auth_type=${subject}`,
    expires_at: new Date(now.getTime() + lifetime).toISOString(),
  };
}

/** Result of a link's code. `unknown`: invalid or expired. `refused`: a session was ended. */
export type LinkSignIn =
  | { readonly kind: 'signed-in'; readonly pair: TokenPair }
  | { readonly kind: 'unknown' | 'banned' | 'refused' };

/**
 * Logs in by the code of a link. A second use within its lifetime ends the session of the first and notifies
 * the player (SEC-13). A mailed link then opens another session, since the first use may have been a mail
 * scanner's; a displayed link works once, so its second use is refused (CONT-06).
 */
export async function signInByLink(
  { secrets, clock }: Pick<Ports, 'secrets' | 'clock'>,
  trx: Connection,
  code: string,
  open: (playerId: number) => Promise<OpenedSession>,
): Promise<LinkSignIn> {
  const hash = secrets.hash('sign_in', code);
  const owner = await trx
    .selectFrom('one_time_codes')
    .select('player_id')
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (owner === undefined) return { kind: 'unknown' };
  const playerId = owner.player_id;
  await lockPlayer(trx, playerId);
  // After the lock, because the link may have ended until then.
  const now = clock.now();
  const row = await trx
    .selectFrom('one_time_codes')
    .innerJoin('players', 'players.id', 'one_time_codes.player_id')
    .select(['subject', 'used_at', 'tries', 'session_id', 'banned_at', 'currency'])
    .where('hash', '=', hash)
    .where('purpose', '=', 'sign_in')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (row === undefined || row.tries >= mailUses) return { kind: 'unknown' };
  if (row.banned_at !== null) return { kind: 'banned' };
  const isAgain = row.used_at !== null;
  const isRefused = isAgain && row.subject === subject;
  await trx
    .updateTable('one_time_codes')
    .set({ used_at: now, tries: isRefused ? mailUses : row.tries + 1 })
    .where('hash', '=', hash)
    .execute();
  if (row.used_at !== null && row.session_id !== null) {
    await endSession(trx, row.session_id, 'link_used_again', now);
    const times = [row.used_at.toISOString(), now.toISOString()];
    const subType = isRefused ? 'sign_in_link_refused' : 'sign_in_link_used_again';
    await notify(trx, playerId, subType, { times, currency: row.currency }, now);
  }
  if (isRefused) return { kind: 'refused' };
  const { pair, sessionId } = await open(playerId);
  await trx.updateTable('one_time_codes').set({ session_id: sessionId }).where('hash', '=', hash).execute();
  return { kind: 'signed-in', pair };
}
