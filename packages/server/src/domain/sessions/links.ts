import type { Connection } from '../../db/types.ts';
import type { Ports } from '../../ports.ts';
import { readPlayer, lockPlayer } from '../ledger/post.ts';
import { notify } from '../notifications/notifications.ts';
import { refuse, refuseFields } from '../errors/refusal.ts';
import { findToken, issueToken, endTokens } from './one-time-codes.ts';
import { sendMessage, ownContacts } from './contacts.ts';
import type { ResponseOf, endpoints } from '@tulpar/api/contract';
import { endSession } from './end-sessions.ts';
import type { OpenedSession, TokenPair } from './tokens.ts';

type Needs = Pick<Ports, 'secrets' | 'outbox'>;

/** Minimum time between two confirmation messages, ms. */
const resendAfter = 60_000;

/** Sends the link that confirms the player's e-mail. `trx` holds the player's lock. */
export async function sendConfirmation(
  needs: Needs,
  trx: Connection,
  playerId: number,
  appOrigin: string,
  now: Date,
): Promise<void> {
  const player = await readPlayer(trx, playerId);
  if (player.email === null) return refuseFields({ email: 'REQUIRED' });
  if (player.is_email_confirmed) return refuseFields({ email: 'EMAIL_ALREADY_CONFIRMED' });
  const recent = await trx
    .selectFrom('one_time_codes')
    .select('hash')
    .where('player_id', '=', playerId)
    .where('purpose', '=', 'confirm_email')
    .where('subject', '=', player.email)
    .where('created_at', '>', new Date(now.getTime() - resendAfter))
    .executeTakeFirst();
  if (recent !== undefined) return;
  const token = await issueToken(
    needs,
    trx,
    { playerId, purpose: 'confirm_email', subject: player.email },
    now,
  );
  // Only a proven address gets a login link (SEC-01).
  const signIn = (await ownContacts(trx, player)).includes(player.email)
    ? `?auth_token=${await issueToken(needs, trx, { playerId, purpose: 'sign_in', subject: 'manual_email' }, now)}&auth_type=manual_email`
    : '';
  await sendMessage(
    needs,
    trx,
    {
      purpose: 'confirm_email',
      recipient: player.email,
      language: player.language,
      link: `${appOrigin}/confirm-email/${token}${signIn}`,
    },
    now,
  );
  await notify(trx, playerId, 'email_confirmation_code_send', { email: player.email }, now);
}

/** Confirms the e-mail of a token; a used token gets the same response. */
export async function confirmEmail(needs: Needs, trx: Connection, token: string, now: Date): Promise<void> {
  const row = await findToken(needs, trx, 'confirm_email', token);
  if (row === undefined || (row.used_at === null && row.expires_at <= now)) {
    return refuse(404, 'CONFIRM_TOKEN_INVALID');
  }
  if (row.used_at !== null) return;
  await trx.updateTable('one_time_codes').set({ used_at: now }).where('hash', '=', row.hash).execute();
  const confirmed = await trx
    .updateTable('players')
    .set({ is_email_confirmed: true })
    .where('id', '=', row.player_id)
    .where('email', '=', row.subject)
    .where('is_email_confirmed', '=', false)
    .returning('id')
    .executeTakeFirst();
  if (confirmed !== undefined) await notify(trx, row.player_id, 'email_confirmed', {}, now);
}

type SignInLink = ResponseOf<(typeof endpoints)['signInLink']>;

/** Lifetime of a login link, ms. */
const lifetime = 5 * 60_000;

/** Subject of codes for another device; the URL of the link contains it. */
const subject = 'pwa';
/** Maximum uses of a mailed link: a mail scanner may open the link before the player does. */
const mailUses = 2;

/**
 * Creates a link that logs the player in on another device once within five minutes (CONT-06). Invalidates the
 * previous link, so that only the displayed one works.
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

/** Result of a login by link. `unknown`: invalid or expired code. `refused`: second use of a displayed link. */
type LinkSignIn =
  | { readonly kind: 'signed-in'; readonly pair: TokenPair }
  | { readonly kind: 'unknown' | 'banned' | 'refused' };

/**
 * Logs in by the code of a link. A second use while the link is valid ends the session of the first and notifies
 * the player (SEC-13). A mailed link then opens another session, because the first use may have been a mail
 * scanner's; a displayed link works only once, so its second use is refused (CONT-06).
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
  // Read after waiting for the lock: the link may have expired.
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
