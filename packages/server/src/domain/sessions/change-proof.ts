import type { Connection } from '../../db/types.ts';
import type { Ports } from '../../ports.ts';
import { refuseFields } from '../errors/refusal.ts';
import { verifyPassword } from '../players/passwords.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import { sendMessage, ownContacts } from './contacts.ts';
import { checkDigits, issueDigits, spendCode } from './one-time-codes.ts';
import { readPlayer } from '../ledger/post.ts';
import type { Language } from '../locale/locale.ts';

type Needs = Pick<Ports, 'db' | 'secrets' | 'outbox'> & { readonly limits: AttemptLimits };

/** Minimum time between two codes, ms. */
const resendAfter = 60_000;

export interface GivenProof {
  readonly current_password?: string | null | undefined;
  readonly code?: string | null | undefined;
}

/** A valid proof; its code is used up together with the change. */
export interface ChangeProof {
  readonly codeHash: string | null;
}

/** Whether a password is the player's current one; wrong ones are counted. */
export async function isPresentPassword(
  { db, limits }: Needs,
  playerId: number,
  password: string,
  now: Date,
): Promise<boolean> {
  const key = `password\n${playerId}`;
  await limits.account.take(key, now);
  const { password_hash } = await readPlayer(db, playerId);
  if (!(await verifyPassword(password_hash, password))) return false;
  await limits.account.clear(key);
  return true;
}

/**
 * Verifies that a change of a contact or of the password comes from the player and not from somebody with a
 * stolen token (SEC-02): by the current password or, for an account without one, by a code sent to a contact.
 * Refuses with REQUIRED, PASSWORD_WRONG, CODE_INVALID, CODE_EXPIRED. Not for use inside a transaction.
 */
export async function proveChange(
  needs: Needs,
  playerId: number,
  { current_password: password, code }: GivenProof,
  now: Date,
): Promise<ChangeProof> {
  if (password != null) {
    if (!(await isPresentPassword(needs, playerId, password, now)))
      return refuseFields({ current_password: 'PASSWORD_WRONG' });
    return { codeHash: null };
  }
  if (code != null)
    return { codeHash: await checkDigits(needs, needs.db, playerId, 'confirm_change', code, now) };
  const player = await readPlayer(needs.db, playerId);
  if (player.has_password) return refuseFields({ current_password: 'REQUIRED' });
  const [recipient] = await ownContacts(needs.db, player);
  // A social account without contacts needs no proof for its first one.
  if (recipient === undefined) return { codeHash: null };
  await sendCode(needs, { id: playerId, language: player.language, recipient }, now);
  return refuseFields({ code: 'REQUIRED' });
}

/** Uses up the code of a proof; refuses with CODE_INVALID if it was used or has ended since it was checked. */
export async function spendProof(trx: Connection, { codeHash }: ChangeProof, now: Date): Promise<void> {
  if (codeHash !== null && !(await spendCode(trx, codeHash, now))) refuseFields({ code: 'CODE_INVALID' });
}

async function sendCode(
  needs: Needs,
  player: { readonly id: number; readonly language: Language; readonly recipient: string },
  now: Date,
): Promise<void> {
  const { id: playerId, language, recipient } = player;
  const recent = await needs.db
    .selectFrom('one_time_codes')
    .select('hash')
    .where('player_id', '=', playerId)
    .where('purpose', '=', 'confirm_change')
    .where('created_at', '>', new Date(now.getTime() - resendAfter))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (recent !== undefined) return;
  await needs.limits.message.take(recipient, now);
  await needs.db.transaction().execute(async (trx) => {
    const code = await issueDigits(needs, trx, { playerId, purpose: 'confirm_change', subject: null }, now);
    await sendMessage(needs, trx, { purpose: 'confirm_change', recipient, language, code }, now);
  });
}
