import {
  ACCOUNT_ZONES,
  birthdayMax,
  type ResponseOf,
  type BodyOf,
  type endpoints,
} from '@tulpar/api/contract';
import type { Connection } from '../../db/types.ts';
import type { Ports } from '../../ports.ts';
import { refuseFields } from '../errors/refusal.ts';
import { dateOf } from '../locale/locale.ts';
import { holdLookalike, isExcludedMailbox } from './lookalikes.ts';
import { endCodesSentTo } from '../sessions/end-sessions.ts';
import { isReserved, reportChange, spendProof, type ChangeProof } from '../sessions/contact-changes.ts';
import { sql } from 'kysely';
import { readPlayer, updatePlayer } from '../ledger/post.ts';
import { isInForce } from '../protection/in-force.ts';
import { isOfAnother } from '../sessions/contacts.ts';

type UserExtra = ResponseOf<(typeof endpoints)['extraData']>;
type ExtraChange = BodyOf<(typeof endpoints)['saveExtraData']>;

/** Client data shared by the player's devices. */
export async function readExtra(db: Connection, playerId: number): Promise<UserExtra> {
  const { extra } = await readPlayer(db, playerId);
  return {
    showAppsPromoModal: extra.showAppsPromoModal ?? null,
    showDownloadAppBannerCount: extra.showDownloadAppBannerCount ?? 0,
    navigatorUserAgent: extra.navigatorUserAgent ?? [],
    limitOfferAnswered: extra.limitOfferAnswered ?? false,
  };
}

/** Saves one key and leaves the others, even if two devices save at the same time. */
export async function saveExtra(trx: Connection, playerId: number, change: ExtraChange): Promise<void> {
  const part = JSON.stringify({ [change.key]: change.value });
  await trx
    .updateTable('players')
    .set({ extra: sql<string>`extra || ${part}::jsonb` })
    .where('id', '=', playerId)
    .execute();
}

export type User = ResponseOf<(typeof endpoints)['profile']>;
type ProfileChange = BodyOf<(typeof endpoints)['updateProfile']>;

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

export async function readUser(db: Connection, playerId: number, now: Date): Promise<User> {
  const row = await readPlayer(db, playerId);
  return {
    id: row.id,
    source_id: row.source_id,
    status: row.status,
    registration_type: row.registration_type,
    email: row.email,
    is_email_confirmed: row.is_email_confirmed,
    phone: row.phone,
    phone_confirmed_by: row.phone_confirmed_by,
    confirm_phone_try: row.confirm_phone_try,
    first_name: row.first_name,
    last_name: row.last_name,
    address: row.address,
    birthday: row.birthday,
    language: row.language,
    currency: row.currency,
    deposits_count: row.deposits_count,
    is_doc_verified: row.is_doc_verified,
    verify_at: iso(row.verify_at),
    is_newsletters_enabled: row.is_newsletters_enabled,
    is_sms_enabled: row.is_sms_enabled,
    restriction: isInForce(row, now)
      ? {
          kind: row.restriction_kind,
          since: (row.restriction_since ?? now).toISOString(),
          until: iso(row.restriction_until),
        }
      : null,
    last_login_at: iso(row.previous_login_at),
    time_zone: ACCOUNT_ZONES[row.currency],
    has_password: row.has_password,
  };
}

interface Rules {
  readonly now: Date;
  readonly minAge: number;
}

/** New contacts of a valid change; undefined: unchanged, null: removed. */
interface CheckedChange {
  /** Lower case. */
  readonly newEmail: string | null | undefined;
  readonly newPhone: string | null | undefined;
}

/**
 * Refuses invalid values with field codes. The contact used for registration cannot be changed (VALID-24), except an
 * unconfirmed e-mail.
 */
async function checkChange(
  db: Connection,
  playerId: number,
  change: ProfileChange,
  { now, minAge }: Rules,
): Promise<CheckedChange> {
  const before = await readPlayer(db, playerId);
  const email = change.email === undefined ? undefined : (change.email?.toLowerCase() ?? null);
  const newEmail = email === before.email ? undefined : email;
  const newPhone = change.phone === before.phone ? undefined : change.phone;
  const errors: Record<string, string> = {};
  // An unconfirmed e-mail may be mistyped: it can be corrected, not removed. An account without one may add one.
  const isEmailLocked = before.is_email_confirmed || newEmail === null;
  if (
    newEmail !== undefined &&
    before.registration_type === 'email' &&
    before.email !== null &&
    isEmailLocked
  )
    errors['email'] = 'FIELD_LOCKED';
  if (newPhone !== undefined && before.registration_type === 'phone') errors['phone'] = 'FIELD_LOCKED';
  const today = dateOf(now, before.currency);
  if (change.birthday != null && change.birthday > today) errors['birthday'] = 'BIRTHDAY_INVALID';
  else if (change.birthday != null && change.birthday > birthdayMax(today, minAge))
    errors['birthday'] = 'AGE_UNDER_MIN';
  if (Object.keys(errors).length === 0)
    Object.assign(errors, await takenContacts(db, playerId, { newEmail, newPhone }, now));
  if (newEmail != null && (await isExcludedMailbox(db, newEmail, now))) errors['email'] = 'EMAIL_TAKEN';
  if (Object.keys(errors).length > 0) refuseFields(errors);
  return { newEmail, newPhone };
}

/** Whether a change needs a proof of identity because it affects a contact (SEC-02); refuses invalid values. */
export async function needsProof(
  db: Connection,
  playerId: number,
  change: ProfileChange,
  rules: Rules,
): Promise<boolean> {
  const { newEmail, newPhone } = await checkChange(db, playerId, change, rules);
  return newEmail !== undefined || newPhone !== undefined;
}

/**
 * Changes only the given values. A changed contact becomes unconfirmed, and the former contacts are notified
 * (SEC-03). Refuses with field codes. `trx` holds the player's lock.
 */
export async function updateUser(
  needs: Pick<Ports, 'secrets' | 'outbox'>,
  trx: Connection,
  playerId: number,
  change: ProfileChange,
  given: Rules & { readonly proof: ChangeProof | null; readonly appOrigin: string },
): Promise<void> {
  const { now, proof, appOrigin } = given;
  const { newEmail, newPhone } = await checkChange(trx, playerId, change, given);
  if (newEmail !== undefined || newPhone !== undefined) {
    if (proof === null) return refuseFields({ current_password: 'REQUIRED' });
    await spendProof(trx, proof, now);
    await reportChange(needs, trx, { playerId, kind: 'contacts', appOrigin }, now);
    if (newEmail !== undefined) await endCodesSentTo(trx, playerId, 'email', now);
    if (newPhone !== undefined) await endCodesSentTo(trx, playerId, 'phone', now);
  }
  const { first_name, last_name, address, birthday, language, is_newsletters_enabled, is_sms_enabled } =
    change;
  const values = Object.fromEntries(
    Object.entries({
      first_name,
      last_name,
      address,
      birthday,
      language,
      is_newsletters_enabled,
      is_sms_enabled,
      ...(newEmail === undefined ? {} : { email: newEmail, is_email_confirmed: false }),
      ...(newPhone === undefined
        ? {}
        : { phone: newPhone, phone_confirmed_by: 'none', confirm_phone_try: 0 }),
    }).filter(([, value]) => value !== undefined),
  );
  if (Object.keys(values).length === 0) return;
  await updatePlayer(trx, playerId, values);
  await holdLookalike(trx, playerId, now);
}

async function takenContacts(
  db: Connection,
  playerId: number,
  { newEmail, newPhone }: CheckedChange,
  now: Date,
): Promise<Record<string, string>> {
  const isTaken = async (column: 'email' | 'phone', value: string | null | undefined) =>
    value != null &&
    ((await isOfAnother(db, playerId, column, value)) ||
      (await isReserved(db, column, value, now, { playerId })));
  return {
    ...((await isTaken('email', newEmail)) ? { email: 'EMAIL_TAKEN' } : {}),
    ...((await isTaken('phone', newPhone)) ? { phone: 'PHONE_TAKEN' } : {}),
  };
}
