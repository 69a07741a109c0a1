import type { Connection } from '../../db/types.ts';
import type { Ports } from '../../ports.ts';
import { refuseFields } from '../errors/refusal.ts';
import { lockPlayer } from '../ledger/post.ts';
import { sendMessage, findPlayerByOwnContact } from './contacts.ts';
import {
  checkDigits,
  endTokens,
  findToken,
  issueDigits,
  issueToken,
  redeemToken,
  spendDigits,
} from './one-time-codes.ts';
import { endSessionsOf } from './end-sessions.ts';
import { reportChange } from './undo-links.ts';

type Needs = Pick<Ports, 'secrets' | 'outbox' | 'db' | 'clock'>;

/** Seconds until another message may be requested. */
export const resetRetryAfter = 60;

interface Contact {
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
}

/** Sends a reset link by email or a code by phone; does nothing for an unknown contact (SEC-01). */
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
  await endTokens(trx, playerId, 'reset_password', now);
  const token = await issueToken(
    needs,
    trx,
    { playerId, purpose: 'reset_password', subject: player.email },
    now,
  );
  const link = `${appOrigin}/auth/reset-password?token=${token}`;
  await sendMessage(needs, trx, { purpose: 'reset_password', recipient: player.email, language, link }, now);
}

/** A valid proof, used up together with the change of the password. */
export type ResetProof = { readonly playerId: number } & (
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'digits'; readonly hash: string }
);

/** Checks the token of a link or the digits of a message; refuses with the field's code. */
export async function checkReset(
  needs: Needs,
  proof: { readonly token: string } | { readonly phone: string; readonly code: string },
  now: Date,
): Promise<ResetProof> {
  if ('token' in proof) {
    const row = await findToken(needs, needs.db, 'reset_password', proof.token);
    if (row === undefined || row.used_at !== null || row.expires_at <= now)
      return refuseFields({ token: 'TOKEN_INVALID' });
    return { kind: 'token', playerId: row.player_id, token: proof.token };
  }
  const player = await findPlayerByOwnContact(needs.db, { phone: proof.phone });
  if (player === undefined) return refuseFields({ code: 'CODE_INVALID' });
  const check = await checkDigits(needs, needs.db, player.id, 'reset_password_phone', proof.code, now);
  if (check.kind === 'ok') return { kind: 'digits', playerId: player.id, hash: check.hash };
  return refuseFields({ code: check.kind === 'expired' ? 'CODE_EXPIRED' : 'CODE_INVALID' });
}

/** Sets the new password, reports it (SEC-03) and ends all sessions of the player. */
export async function resetPassword(
  needs: Needs,
  trx: Connection,
  proof: ResetProof,
  { passwordHash, appOrigin }: { readonly passwordHash: string; readonly appOrigin: string },
): Promise<void> {
  const { playerId } = proof;
  await lockPlayer(trx, playerId);
  // After the lock, because the proof may have ended until then.
  const now = needs.clock.now();
  if (proof.kind === 'token') {
    if (!(await redeemToken(needs, trx, 'reset_password', proof.token, now)))
      return refuseFields({ token: 'TOKEN_INVALID' });
  } else if (!(await spendDigits(trx, proof.hash, now))) return refuseFields({ code: 'CODE_INVALID' });
  await reportChange(needs, trx, { playerId, kind: 'password', appOrigin }, now);
  await trx
    .updateTable('players')
    .set({ password_hash: passwordHash, has_password: true })
    .where('id', '=', playerId)
    .execute();
  await endSessionsOf(trx, playerId, 'password_reset', now);
}
