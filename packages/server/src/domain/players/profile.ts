import { ACCOUNT_ZONES, birthdayMax } from '@tulpar/api/contract';
import type { AnswerOf, BodyOf, endpoints } from '@tulpar/api/contract';
import type { Connection } from '../../db/types.ts';
import { refuseFields } from '../errors/refusal.ts';
import { holdLookalike, isExcludedMailbox } from './exclusion.ts';

export type User = AnswerOf<(typeof endpoints)['profile']>;
type ProfileChange = BodyOf<(typeof endpoints)['updateProfile']>;

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

/** The player as the contract shows it. */
export async function readUser(db: Connection, playerId: number, now: Date): Promise<User> {
  const row = await db.selectFrom('players').selectAll().where('id', '=', playerId).executeTakeFirstOrThrow();
  const isRestricted =
    row.restriction_kind !== null && (row.restriction_until === null || row.restriction_until > now);
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
    restriction:
      isRestricted && row.restriction_kind !== null
        ? {
            kind: row.restriction_kind,
            since: (row.restriction_since ?? now).toISOString(),
            until: iso(row.restriction_until),
          }
        : null,
    last_login_at: iso(row.previous_login_at),
    time_zone: ACCOUNT_ZONES[row.currency],
  };
}

/**
 * Changes what is sent and nothing else. The contact the player registered with is locked; another contact
 * becomes unconfirmed. Nobody is younger than `minAge`, years. Refuses with field codes.
 */
export async function updateUser(
  trx: Connection,
  playerId: number,
  change: ProfileChange,
  { now, minAge }: { readonly now: Date; readonly minAge: number },
): Promise<void> {
  const before = await trx
    .selectFrom('players')
    .select(['email', 'phone', 'registration_type'])
    .where('id', '=', playerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const email = change.email === undefined ? undefined : (change.email?.toLowerCase() ?? null);
  const isNewEmail = email !== undefined && email !== before.email;
  const isNewPhone = change.phone !== undefined && change.phone !== before.phone;
  const errors: Record<string, string> = {};
  // Somebody who came from a social provider may have shared no e-mail: there is nothing to lock yet.
  if (isNewEmail && before.registration_type === 'email' && before.email !== null)
    errors['email'] = 'FIELD_LOCKED';
  if (isNewPhone && before.registration_type === 'phone') errors['phone'] = 'FIELD_LOCKED';
  const today = now.toISOString().slice(0, 10);
  if (change.birthday != null && change.birthday > today) errors['birthday'] = 'BIRTHDAY_INVALID';
  else if (change.birthday != null && change.birthday > birthdayMax(today, minAge))
    errors['birthday'] = 'AGE_UNDER_MIN';
  if (Object.keys(errors).length === 0) Object.assign(errors, await takenContacts(trx, playerId, change));
  if (isNewEmail && email !== null && (await isExcludedMailbox(trx, email, now)))
    errors['email'] = 'EMAIL_TAKEN';
  if (Object.keys(errors).length > 0) refuseFields(errors);

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
      ...(isNewEmail ? { email, is_email_confirmed: false } : {}),
      ...(isNewPhone ? { phone: change.phone, phone_confirmed_by: 'none', confirm_phone_try: 0 } : {}),
    }).filter(([, value]) => value !== undefined),
  );
  if (Object.keys(values).length === 0) return;
  await trx.updateTable('players').set(values).where('id', '=', playerId).execute();
  await holdLookalike(trx, playerId, now);
}

async function takenContacts(
  trx: Connection,
  playerId: number,
  { email, phone }: ProfileChange,
): Promise<Record<string, string>> {
  const taken = async (column: 'email' | 'phone', value: string | null | undefined) =>
    value != null &&
    (await trx
      .selectFrom('players')
      .select('id')
      .where(column, '=', value)
      .where('id', '<>', playerId)
      .executeTakeFirst()) !== undefined;
  return {
    ...((await taken('email', email?.toLowerCase())) ? { email: 'EMAIL_TAKEN' } : {}),
    ...((await taken('phone', phone)) ? { phone: 'PHONE_TAKEN' } : {}),
  };
}
