import { hasRow } from '../../db/rows.ts';
import { codeMinutes } from '@tulpar/api/contract';
import { randomInt } from 'node:crypto';
import type { Connection } from '../../db/types.ts';
import type { Ports } from '../../ports.ts';
import { refuse, refuseFields } from '../errors/refusal.ts';
import { endCodesSentTo, endingCodes } from './end-sessions.ts';
import { isOfAnother, sendMessage } from './contacts.ts';
import { isReserved, reportChange } from './contact-changes.ts';
import { readPlayer, updatePlayer, withPlayerLock } from '../ledger/post.ts';

type Needs = Pick<Ports, 'secrets' | 'outbox'>;

/** Seconds until another code may be requested. */
export const phoneCodeRetryAfter = 60;
/** Wrong codes that block sending and confirming until the phone changes or support helps. */
const mostPhoneTries = 2;
/** Maximum messages to a number and of a player within an hour. */
const mostMessages = 5;
const hour = 3_600_000;
const lifetime = codeMinutes * 60_000;

/** Range of 10,000 numbers that share a limit: messages to all numbers of a range would cost the operator money. */
export const phonePrefix = (phone: string): string => phone.slice(0, -4);

const tooManyTries = () => refuse(429, 'PHONE_CONFIRM_TRIES_EXCEEDED', { retryAfter: hour / 1000 });

const hashOf = ({ secrets }: Pick<Ports, 'secrets'>, playerId: number, phone: string, code: string) =>
  secrets.hash('phone', `${playerId}/${phone}/${code}`);

/** Refuses too many messages, counted from the database: 60 s apart, and five within an hour. */
async function refuseFlood(trx: Connection, playerId: number, phone: string, now: Date): Promise<void> {
  const sent = await trx
    .selectFrom('phone_codes')
    .select(['player_id', 'created_at'])
    .where((eb) => eb.or([eb('player_id', '=', playerId), eb('phone', '=', phone)]))
    .where('created_at', '>', new Date(now.getTime() - hour))
    .orderBy('created_at', 'desc')
    .execute();
  const waitFor = (since: Date | undefined, ms: number) => {
    if (since === undefined) return;
    const retryAfter = (since.getTime() + ms - now.getTime()) / 1000;
    if (retryAfter > 0) refuse(429, 'TOO_MANY_ATTEMPTS', { retryAfter });
  };
  waitFor(sent.find(({ player_id }) => player_id === playerId)?.created_at, phoneCodeRetryAfter * 1000);
  if (sent.length >= mostMessages) waitFor(sent[mostMessages - 1]?.created_at, hour);
}

/** Whether sending a code to this phone needs a proof of identity (SEC-02); refuses a phone not allowed. */
export async function phoneNeedsProof(
  db: Connection,
  playerId: number,
  phone: string,
  now: Date,
): Promise<boolean> {
  const player = await readPlayer(db, playerId);
  await refuseForeign(db, playerId, player, phone, now);
  return !(await isWanted(db, playerId, { phone, present: player.phone }, now));
}

/** Whether the phone is the account's or has a pending code, so that no proof is needed. */
async function isWanted(
  db: Connection,
  playerId: number,
  { phone, present }: { readonly phone: string; readonly present: string | null },
  now: Date,
): Promise<boolean> {
  const sent = db
    .selectFrom('phone_codes')
    .select('id')
    .where('player_id', '=', playerId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now);
  return phone === present || (await hasRow(sent.where('phone', '=', phone)));
}

/**
 * Sends six digits to a phone and invalidates earlier codes. With `isProven` the phone may differ from the account's
 * and replaces it on confirmation. Returns the number of wrong codes so far. `trx` holds the player's lock.
 */
export async function sendPhoneCode(
  needs: Needs,
  trx: Connection,
  playerId: number,
  { phone, isProven }: { readonly phone: string; readonly isProven: boolean },
  now: Date,
): Promise<number> {
  const player = await readPlayer(trx, playerId);
  if (player.confirm_phone_try >= mostPhoneTries) tooManyTries();
  await refuseForeign(trx, playerId, player, phone, now);
  if (!isProven && !(await isWanted(trx, playerId, { phone, present: player.phone }, now)))
    refuseFields({ current_password: 'REQUIRED' });
  await refuseFlood(trx, playerId, phone, now);
  await endingCodes(trx, 'phone_codes', playerId, now).execute();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await trx
    .insertInto('phone_codes')
    .values({
      player_id: playerId,
      phone,
      code_hash: hashOf(needs, playerId, phone, code),
      created_at: now,
      expires_at: new Date(now.getTime() + lifetime),
    })
    .execute();
  await sendMessage(
    needs,
    trx,
    { purpose: 'confirm_phone', recipient: phone, language: player.language, code },
    now,
  );
  return player.confirm_phone_try;
}

/** Refuses to replace the phone used for registration, and a phone that is another player's or reserved. */
async function refuseForeign(
  trx: Connection,
  playerId: number,
  player: { readonly phone: string | null; readonly registration_type: string },
  phone: string,
  now: Date,
): Promise<void> {
  if (phone === player.phone) return;
  if (player.registration_type === 'phone') refuseFields({ phone: 'FIELD_LOCKED' });
  if (
    (await isOfAnother(trx, playerId, 'phone', phone)) ||
    (await isReserved(trx, 'phone', phone, now, { playerId }))
  )
    refuseFields({ phone: 'PHONE_TAKEN' });
}

/** A correct code, which `confirmPhone` uses up. */
export interface PhoneProof {
  readonly id: number;
  readonly phone: string;
}

/**
 * Checks a code in its own transaction, so that a wrong guess is counted although the call is refused.
 * Concurrent guesses are serialized. Refuses with CODE_INVALID, CODE_EXPIRED, PHONE_CONFIRM_TRIES_EXCEEDED.
 */
export async function checkPhoneCode(
  needs: Pick<Ports, 'db' | 'secrets' | 'clock'>,
  playerId: number,
  code: string,
): Promise<PhoneProof> {
  const outcome = await withPlayerLock(needs, playerId, async (trx, now) => {
    const player = await readPlayer(trx, playerId);
    if (player.confirm_phone_try >= mostPhoneTries) return 'closed';
    const row = await trx
      .selectFrom('phone_codes')
      .selectAll()
      .where('player_id', '=', playerId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    const isUsedUp = row !== undefined && (row.expires_at <= now || row.tries >= mostPhoneTries);
    if (row !== undefined && row.used_at === null && !isUsedUp) {
      if (row.code_hash === hashOf(needs, playerId, row.phone, code)) return { id: row.id, phone: row.phone };
      await trx
        .updateTable('phone_codes')
        .set((eb) => ({ tries: eb('tries', '+', 1) }))
        .where('id', '=', row.id)
        .execute();
    }
    await trx
      .updateTable('players')
      .set((eb) => ({ confirm_phone_try: eb('confirm_phone_try', '+', 1) }))
      .where('id', '=', playerId)
      .execute();
    return row?.used_at === null && isUsedUp ? 'CODE_EXPIRED' : 'CODE_INVALID';
  });
  if (outcome === 'closed') return tooManyTries();
  return typeof outcome === 'string' ? refuseFields({ code: outcome }) : outcome;
}

/**
 * Uses up a correct code: its phone becomes the player's confirmed phone. Reports a change of the phone to the
 * player's contacts. `trx` holds the player's lock.
 */
export async function confirmPhone(
  needs: Needs,
  trx: Connection,
  playerId: number,
  { id, phone, appOrigin }: PhoneProof & { readonly appOrigin: string },
  now: Date,
): Promise<void> {
  const player = await readPlayer(trx, playerId);
  const spent = await trx
    .updateTable('phone_codes')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    // The code may have expired since it was checked.
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  if (spent === undefined) refuseFields({ code: 'CODE_INVALID' });
  await refuseForeign(trx, playerId, player, phone, now);
  if (phone !== player.phone) {
    await reportChange(needs, trx, { playerId, kind: 'contacts', appOrigin }, now);
    await endCodesSentTo(trx, playerId, 'phone', now);
  }
  await updatePlayer(trx, playerId, { phone, phone_confirmed_by: 'sms', confirm_phone_try: 0 });
}
