import type { Connection } from '../../db/types.ts';
import type { Ports } from '../../ports.ts';
import { refuseFields } from '../errors/refusal.ts';
import { verifyPassword } from '../players/passwords.ts';
import type { AttemptLimits } from './attempt-limits.ts';
import { sendMessage, ownContacts, isOfAnother, undoHours } from './contacts.ts';
import { checkDigits, issueDigits, spendCode } from './one-time-codes.ts';
import { readPlayer, lockedPlayer, lockPlayer } from '../ledger/post.ts';
import type { Language } from '../locale/locale.ts';
import { hasRow } from '../../db/rows.ts';
import type { Selectable } from 'kysely';
import type { UndoLinksTable } from '../../db/player-tables.ts';
import { randomToken } from '../../secrets.ts';
import { endSessionsOf } from './end-sessions.ts';

type ProofNeeds = Pick<Ports, 'db' | 'secrets' | 'outbox'> & { readonly limits: AttemptLimits };

/** Minimum time before another code is sent, ms. */
const resendAfter = 60_000;

interface GivenProof {
  readonly current_password?: string | null | undefined;
  readonly code?: string | null | undefined;
}

/** A valid proof of identity: the code to use up with the change; null for a password, or if none is possible. */
export interface ChangeProof {
  readonly codeHash: string | null;
}

/** Whether a password is the player's current one; wrong passwords are counted. */
export async function isPresentPassword(
  { db, limits }: ProofNeeds,
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
 * Verifies that a change of a contact or the password comes from the player and not from somebody with a stolen
 * token (SEC-02): by the current password or, for an account without one, by a code sent to a contact.
 * Refuses with REQUIRED, PASSWORD_WRONG, CODE_INVALID, CODE_EXPIRED. Not for use inside a transaction.
 */
export async function proveChange(
  needs: ProofNeeds,
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
  // A social account has nothing to prove identity with until it has a contact.
  if (recipient === undefined) return { codeHash: null };
  await sendCode(needs, { id: playerId, language: player.language, recipient }, now);
  return refuseFields({ code: 'REQUIRED' });
}

/** Uses up the code of a proof; refuses with CODE_INVALID if it was used or has expired since the check. */
export async function spendProof(trx: Connection, { codeHash }: ChangeProof, now: Date): Promise<void> {
  if (codeHash !== null && !(await spendCode(trx, codeHash, now))) refuseFields({ code: 'CODE_INVALID' });
}

async function sendCode(
  needs: ProofNeeds,
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

type Needs = Pick<Ports, 'secrets' | 'outbox'>;
type Link = Selectable<UndoLinksTable>;

/** Time within which a change can be undone, ms. */
const lifetime = undoHours * 3_600_000;

/**
 * Sends all current contacts of the player a report of a change, each with an undo link (SEC-03). Call it in the
 * transaction of the change, before the change; locks the player.
 */
export async function reportChange(
  needs: Needs,
  trx: Connection,
  change: { readonly playerId: number; readonly kind: Link['kind']; readonly appOrigin: string },
  now: Date,
): Promise<void> {
  const { playerId, kind, appOrigin } = change;
  const player = await lockedPlayer(trx, playerId);
  const { email, is_email_confirmed, phone, phone_confirmed_by, password_hash, has_password } = player;
  for (const recipient of await ownContacts(trx, player)) {
    const token = randomToken();
    await trx
      .insertInto('undo_links')
      .values({
        hash: needs.secrets.hash('undo_change', token),
        player_id: playerId,
        kind,
        recipient,
        email,
        is_email_confirmed,
        phone,
        phone_confirmed_by,
        password_hash,
        has_password,
        created_at: now,
        expires_at: new Date(now.getTime() + lifetime),
      })
      .execute();
    const link = `${appOrigin}/profile/settings?undo=${token}`;
    const purpose = kind === 'contacts' ? 'contacts_changed' : 'password_changed';
    await sendMessage(needs, trx, { purpose, recipient, language: player.language, link }, now);
  }
}

/**
 * Undoes the change of an undo link and ends all sessions. So that an intruder cannot return, also removes undo
 * links of later changes of the same kind, those sent to contacts no longer valid, and social identities linked
 * since the change. Refuses with TOKEN_INVALID.
 */
export async function undoChange(
  { secrets, clock }: Pick<Ports, 'secrets' | 'clock'>,
  trx: Connection,
  token: string,
): Promise<void> {
  const link = await trx
    .selectFrom('undo_links')
    .selectAll()
    .where('hash', '=', secrets.hash('undo_change', token))
    .executeTakeFirst();
  if (link === undefined) return refuseFields({ token: 'TOKEN_INVALID' });
  const { player_id: playerId, kind } = link;
  await lockPlayer(trx, playerId);
  const now = clock.now();
  if (link.expires_at <= now) return refuseFields({ token: 'TOKEN_INVALID' });
  const ended = await trx
    .deleteFrom('undo_links')
    .where('player_id', '=', playerId)
    .where('kind', '=', kind)
    .where('created_at', '>=', link.created_at)
    .returning('hash')
    .execute();
  // A concurrent request has already used the link.
  if (!ended.some(({ hash }) => hash === link.hash)) return refuseFields({ token: 'TOKEN_INVALID' });
  const { password_hash, has_password } = link;
  const values = kind === 'password' ? { password_hash, has_password } : await formerContacts(trx, link);
  const player = await trx
    .updateTable('players')
    .set(values)
    .where('id', '=', playerId)
    .returningAll()
    .executeTakeFirstOrThrow();
  const own = await ownContacts(trx, player);
  await trx
    .deleteFrom('undo_links')
    .where('player_id', '=', playerId)
    .where('recipient', 'not in', [...own, link.recipient])
    .execute();
  // The change's author may have linked an identity since.
  await trx
    .deleteFrom('social_identities')
    .where('player_id', '=', playerId)
    .where('created_at', '>=', link.created_at)
    .execute();
  await endSessionsOf(trx, playerId, 'change_undone', now);
}

/** The contacts before the change, without those that another player has taken since. */
async function formerContacts(trx: Connection, link: Link) {
  const { player_id: playerId, email, is_email_confirmed, phone, phone_confirmed_by } = link;
  return {
    ...((await isOfAnother(trx, playerId, 'email', email)) ? {} : { email, is_email_confirmed }),
    ...((await isOfAnother(trx, playerId, 'phone', phone))
      ? {}
      : { phone, phone_confirmed_by, confirm_phone_try: 0 }),
  };
}

/**
 * Whether an undo link can still return a contact to another player, so that it is reserved. With `isProven`, the
 * caller has verified the contact: then it is only reserved if it was confirmed before the change.
 */
export async function isReserved(
  db: Connection,
  column: 'email' | 'phone',
  value: string,
  now: Date,
  { playerId, isProven = false }: { readonly playerId?: number; readonly isProven?: boolean } = {},
): Promise<boolean> {
  let query = db
    .selectFrom('undo_links')
    .select('hash')
    .where('kind', '=', 'contacts')
    .where(column, '=', value)
    .where('recipient', '=', value)
    .where('expires_at', '>', now);
  if (isProven)
    query =
      column === 'email'
        ? query.where('is_email_confirmed', '=', true)
        : query.where('phone_confirmed_by', '<>', 'none');
  if (playerId !== undefined) query = query.where('player_id', '<>', playerId);
  return await hasRow(query);
}
