import type { Connection } from '../../db/types.ts';
import type { Ports } from '../../ports.ts';
import { refuseFields } from '../errors/refusal.ts';
import { lockPlayer, updatePlayer } from '../ledger/post.ts';
import { sendMessage, findPlayerByOwnContact } from './contacts.ts';
import { checkDigits, endTokens, findToken, issueDigits, issueToken, spendCode } from './one-time-codes.ts';
import { endSessionsOf } from './end-sessions.ts';
import { reportChange } from './contact-changes.ts';

type Needs = Pick<Ports, 'secrets' | 'outbox' | 'db' | 'clock'>;

/** Seconds until the app offers another message; the server has only the limit `message` of `attempt-limits.ts`. */
export const resetRetryAfter = 60;

interface Contact {
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
}

/** Sends a reset link by email or a code by phone; does nothing unless the contact proves a player's identity (SEC-01). */
export async function sendReset(
  needs: Needs,
  trx: Connection,
  contact: Contact,
  appOrigin: string,
  now: Date,
): Promise<void> {
  const player = await findPlayerByOwnContact(trx, contact);
  if (player === undefined) return;
  const { id: playerId, language } = player;
  if (contact.phone !== undefined) {
    const code = await issueDigits(
      needs,
      trx,
      { playerId, purpose: 'reset_password_phone', subject: null },
      now,
    );
    await sendMessage(
      needs,
      trx,
      { purpose: 'reset_password_phone', recipient: contact.phone, language, code },
      now,
    );
    return;
  }
  if (player.email === null) return;
  await endTokens(trx, { playerId, purpose: 'reset_password' }, now);
  const token = await issueToken(
    needs,
    trx,
    { playerId, purpose: 'reset_password', subject: player.email },
    now,
  );
  const link = `${appOrigin}/auth/reset-password?token=${token}`;
  await sendMessage(needs, trx, { purpose: 'reset_password', recipient: player.email, language, link }, now);
}

/** A valid code, which is used up with the change of the password, and the field it was sent in. */
export interface ResetProof {
  readonly playerId: number;
  readonly hash: string;
  readonly field: 'token' | 'code';
}

/** Checks the token of a link or the digits of a message; refuses with the field's error. */
export async function checkReset(
  needs: Needs,
  proof: { readonly token: string } | { readonly phone: string; readonly code: string },
  now: Date,
): Promise<ResetProof> {
  if ('token' in proof) {
    const row = await findToken(needs, needs.db, 'reset_password', proof.token);
    if (row === undefined || row.used_at !== null || row.expires_at <= now)
      return refuseFields({ token: 'TOKEN_INVALID' });
    return { playerId: row.player_id, hash: row.hash, field: 'token' };
  }
  const player = await findPlayerByOwnContact(needs.db, { phone: proof.phone });
  if (player === undefined) return refuseFields({ code: 'CODE_INVALID' });
  const hash = await checkDigits(needs, needs.db, player.id, 'reset_password_phone', proof.code, now);
  return { playerId: player.id, hash, field: 'code' };
}

/** Sets the new password and ends all sessions of the player. */
export async function resetPassword(
  needs: Needs,
  trx: Connection,
  { playerId, hash, field }: ResetProof,
  { passwordHash, appOrigin }: { readonly passwordHash: string; readonly appOrigin: string },
): Promise<void> {
  await lockPlayer(trx, playerId);
  // Read after waiting for the lock: the code may have expired.
  const now = needs.clock.now();
  if (!(await spendCode(trx, hash, now)))
    return refuseFields(field === 'token' ? { token: 'TOKEN_INVALID' } : { code: 'CODE_INVALID' });
  await setPassword(needs, trx, { playerId, passwordHash, appOrigin }, now);
  await endSessionsOf(trx, playerId, 'password_reset', now);
}

/** Stores a new password and reports the change (SEC-03). */
export async function setPassword(
  needs: Pick<Needs, 'secrets' | 'outbox'>,
  trx: Connection,
  change: { readonly playerId: number; readonly passwordHash: string; readonly appOrigin: string },
  now: Date,
): Promise<void> {
  const { playerId, passwordHash, appOrigin } = change;
  await reportChange(needs, trx, { playerId, kind: 'password', appOrigin }, now);
  await updatePlayer(trx, playerId, { password_hash: passwordHash, has_password: true });
}
