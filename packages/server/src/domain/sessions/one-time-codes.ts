import { hasRow } from '../../db/rows.ts';
import { codeMinutes } from '@tulpar/api/contract';
import { randomInt } from 'node:crypto';
import type { OneTimeCodesTable } from '../../db/player-tables.ts';
import type { Connection } from '../../db/types.ts';
import type { Ports } from '../../ports.ts';
import { randomToken } from '../../secrets.ts';
import { refuseFields } from '../errors/refusal.ts';

type Needs = Pick<Ports, 'secrets'>;
export type Purpose = OneTimeCodesTable['purpose'];

const minute = 60_000;

/** Lifetime of a code by purpose, ms. */
const lifetimes: Readonly<Record<Purpose, number>> = {
  confirm_email: 3 * 24 * 60 * minute,
  reset_password: 60 * minute,
  reset_password_phone: codeMinutes * minute,
  sign_in: 60 * minute,
  confirm_change: codeMinutes * minute,
};

/** Number of wrong guesses after which six digits are invalid. */
const mostTries = 5;

interface NewCode {
  readonly playerId: number;
  readonly purpose: Purpose;
  readonly subject: string | null;
  /** Lifetime of this code, ms; by default that of its purpose. */
  readonly lifetime?: number;
}

/** Stores a code's keyed hash and returns the code. */
async function keep(
  { secrets }: Needs,
  trx: Connection,
  code: NewCode & { readonly value: string; readonly lookup: string },
  now: Date,
) {
  await trx
    .insertInto('one_time_codes')
    .values({
      hash: secrets.hash(code.purpose, code.lookup),
      player_id: code.playerId,
      purpose: code.purpose,
      subject: code.subject,
      created_at: now,
      expires_at: new Date(now.getTime() + (code.lifetime ?? lifetimes[code.purpose])),
    })
    .execute();
  return code.value;
}

/** Creates a long token for a link. */
export async function issueToken(needs: Needs, trx: Connection, code: NewCode, now: Date): Promise<string> {
  const value = randomToken();
  return await keep(needs, trx, { ...code, value, lookup: value }, now);
}

/** Ends a player's unused codes for a purpose, optionally only for a subject. */
export async function endTokens(
  trx: Connection,
  {
    playerId,
    purpose,
    subject,
  }: { readonly playerId: number; readonly purpose: Purpose; readonly subject?: string },
  now: Date,
): Promise<void> {
  let unused = trx
    .updateTable('one_time_codes')
    .set({ expires_at: now })
    .where('player_id', '=', playerId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now);
  if (subject !== undefined) unused = unused.where('subject', '=', subject);
  await unused.execute();
}

/** Creates six digits to type; invalidates earlier digits for the same purpose. */
export async function issueDigits(needs: Needs, trx: Connection, code: NewCode, now: Date): Promise<string> {
  await endTokens(trx, { playerId: code.playerId, purpose: code.purpose }, now);
  const value = String(randomInt(1_000_000)).padStart(6, '0');
  // Digits repeat, so the row is found by player and purpose; its `hash` is random, only to be unique.
  const lookup = `${code.playerId}/${now.getTime()}/${randomToken(8)}`;
  return await keep(
    needs,
    trx,
    { ...code, subject: needs.secrets.hash('digits', `${code.playerId}/${value}`), value, lookup },
    now,
  );
}

/** The row of a long token in any state. */
export async function findToken({ secrets }: Needs, db: Connection, purpose: Purpose, value: string) {
  return await db
    .selectFrom('one_time_codes')
    .selectAll()
    .where('hash', '=', secrets.hash(purpose, value))
    .where('purpose', '=', purpose)
    .executeTakeFirst();
}

/**
 * Checks typed digits and returns the hash for `spendCode`; refuses with CODE_INVALID and CODE_EXPIRED. Must not
 * run in a transaction, because the count of wrong guesses must remain after a refusal.
 */
export async function checkDigits(
  { secrets }: Needs,
  db: Connection,
  playerId: number,
  purpose: Purpose,
  value: string,
  now: Date,
): Promise<string> {
  const row = await db
    .selectFrom('one_time_codes')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('purpose', '=', purpose)
    .orderBy('created_at', 'desc')
    // Of two created at the same moment the later has ended the earlier.
    .orderBy('expires_at', 'desc')
    .executeTakeFirst();
  if (row === undefined || row.used_at !== null) return refuseFields({ code: 'CODE_INVALID' });
  const isRight = row.subject === secrets.hash('digits', `${playerId}/${value}`);
  // Report an expiry only for correct digits; otherwise a guess would reveal whether a player exists for a
  // phone number.
  const over = { code: isRight ? 'CODE_EXPIRED' : 'CODE_INVALID' };
  if (row.expires_at <= now || row.tries >= mostTries) return refuseFields(over);
  // Count first and compare afterwards, so that concurrent guesses cannot exceed the maximum.
  const counted = await db
    .updateTable('one_time_codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('hash', '=', row.hash)
    .where('tries', '<', mostTries)
    .returning('hash')
    .executeTakeFirst();
  if (counted === undefined) return refuseFields(over);
  return isRight ? row.hash : refuseFields({ code: 'CODE_INVALID' });
}

/** Uses up a token or code by its hash; false if it was used or has expired since the check. */
export const spendCode = (trx: Connection, hash: string, now: Date): Promise<boolean> =>
  hasRow(
    trx
      .updateTable('one_time_codes')
      .set({ used_at: now })
      .where('hash', '=', hash)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('hash'),
  );
