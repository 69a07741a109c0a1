import type { Connection } from '../../db/types.ts';
import type { Ports } from '../../ports.ts';
import { readPlayer } from '../ledger/post.ts';
import { notify } from '../notifications/notifications.ts';
import { refuse, refuseFields } from '../errors/refusal.ts';
import { findToken, issueToken } from './one-time-codes.ts';
import { sendMessage, ownContacts } from './contacts.ts';

type Needs = Pick<Ports, 'secrets' | 'outbox'>;

/** Minimum time between two messages, ms. */
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
  // An address without proof gets no login link (SEC-01).
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
