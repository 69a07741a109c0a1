import { codeMinutes } from '@tulpar/api/contract';
import { randomInt } from 'node:crypto';
import type { OneTimeCodesTable } from '../../db/player-tables.ts';
import type { Connection } from '../../db/types.ts';
import type { Ports } from '../../ports.ts';
import { randomToken } from '../../secrets.ts';

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

/** Wrong guesses after which a six-digit code is invalid. */
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

/** A long token for a link. */
export async function issueToken(needs: Needs, trx: Connection, code: NewCode, now: Date): Promise<string> {
  const value = randomToken();
  return await keep(needs, trx, { ...code, value, lookup: value }, now);
}

/** Ends the unused codes of a player for a purpose. */
export async function endTokens(
  trx: Connection,
  playerId: number,
  purpose: Purpose,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('one_time_codes')
    .set({ expires_at: now })
    .where('player_id', '=', playerId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
}

/** Six digits to type; invalidates earlier ones of the same purpose. */
export async function issueDigits(needs: Needs, trx: Connection, code: NewCode, now: Date): Promise<string> {
  await endTokens(trx, code.playerId, code.purpose, now);
  const value = String(randomInt(1_000_000)).padStart(6, '0');
  // Digits repeat, so the lookup key also contains the time.
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

/** Uses up a long token; false if it is unknown, used or expired. */
export async function redeemToken(
  { secrets }: Needs,
  trx: Connection,
  purpose: Purpose,
  value: string,
  now: Date,
): Promise<boolean> {
  const row = await trx
    .updateTable('one_time_codes')
    .set({ used_at: now })
    .where('hash', '=', secrets.hash(purpose, value))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('hash')
    .executeTakeFirst();
  return row !== undefined;
}

/** Result of typed digits; `spendDigits` uses up a correct code. */
export type DigitsCheck =
  | { readonly kind: 'ok'; readonly hash: string }
  | { readonly kind: 'wrong' | 'expired' };

/**
 * Checks typed digits. A wrong guess is counted and committed, so it must not run inside a transaction that
 * is rolled back.
 */
export async function checkDigits(
  { secrets }: Needs,
  db: Connection,
  playerId: number,
  purpose: Purpose,
  value: string,
  now: Date,
): Promise<DigitsCheck> {
  const row = await db
    .selectFrom('one_time_codes')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('purpose', '=', purpose)
    .orderBy('created_at', 'desc')
    // Of two created at the same moment the later has ended the earlier.
    .orderBy('expires_at', 'desc')
    .executeTakeFirst();
  if (row === undefined || row.used_at !== null) return { kind: 'wrong' };
  const isRight = row.subject === secrets.hash('digits', `${playerId}/${value}`);
  // Reveal that a code has expired only to those who know it, so that a guess does not disclose a player's
  // number.
  const over: DigitsCheck = { kind: isRight ? 'expired' : 'wrong' };
  if (row.expires_at <= now || row.tries >= mostTries) return over;
  // Counted before the comparison is returned, so that concurrent guesses are all counted.
  const counted = await db
    .updateTable('one_time_codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('hash', '=', row.hash)
    .where('tries', '<', mostTries)
    .returning('hash')
    .executeTakeFirst();
  if (counted === undefined) return over;
  return isRight ? { kind: 'ok', hash: row.hash } : { kind: 'wrong' };
}

/** Uses up a correct code; false if it was used or has ended since it was checked. */
export async function spendDigits(trx: Connection, hash: string, now: Date): Promise<boolean> {
  const row = await trx
    .updateTable('one_time_codes')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('hash')
    .executeTakeFirst();
  return row !== undefined;
}
