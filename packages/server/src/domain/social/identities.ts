import { hasRow } from '../../db/rows.ts';
import { sql } from 'kysely';
import type { SocialPerson, SocialProvider } from '../../db/player-tables.ts';
import type { Connection } from '../../db/types.ts';
import type { Clock } from '../../ports.ts';
import { randomToken, sha256 } from '../../secrets.ts';
import { refuseFields } from '../errors/refusal.ts';
import { lockedPlayer, lockPlayer, updatePlayer } from '../ledger/post.ts';
import { notify } from '../notifications/notifications.ts';
import { grantWelcome } from '../offers/offers.ts';
import { createPlayer } from '../players/create-player.ts';
import { findPlayer } from '../sessions/contacts.ts';
import { endSessionsOf } from '../sessions/end-sessions.ts';
import type { Currency, Language } from '../locale/locale.ts';

/** Lifetime of a provider's token, ms: enough for the redirect from the provider to the app. */
const socialTokenLifetime = 2 * 60_000;

/** Creates a short-lived token for a person whom the provider has verified; it can be used once. */
export async function issueSocialToken(
  trx: Connection,
  provider: SocialProvider,
  person: SocialPerson,
  now: Date,
): Promise<string> {
  const token = randomToken();
  await trx
    .insertInto('social_tokens')
    .values({
      hash: sha256(token),
      provider,
      person: JSON.stringify(person),
      created_at: now,
      expires_at: new Date(now.getTime() + socialTokenLifetime),
    })
    .execute();
  return token;
}

/** Uses up a token; null if it is unknown, used, expired or of another provider. */
export async function redeemSocialToken(
  trx: Connection,
  provider: SocialProvider,
  token: string,
  now: Date,
): Promise<SocialPerson | null> {
  const row = await trx
    .updateTable('social_tokens')
    .set({ used_at: now })
    .where('hash', '=', sha256(token))
    .where('provider', '=', provider)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('person')
    .executeTakeFirst();
  return row === undefined ? null : row.person;
}

interface Newcomer {
  readonly currency: Currency;
  readonly language: Language;
  /** Hash of a random password. */
  readonly passwordHash: string;
}

/**
 * The player of a provider's person: the one linked before, otherwise one with the same verified e-mail, otherwise a
 * new one. An account whose e-mail was never confirmed may have been created by somebody else in advance, so it loses
 * its password, phone and sessions first (SEC-05). Locks the player.
 */
export async function playerOfPerson(
  trx: Connection,
  provider: SocialProvider,
  person: SocialPerson,
  newcomer: Newcomer,
  clock: Clock,
): Promise<{ readonly playerId: number; readonly isNew: boolean }> {
  // Serializes parallel first logins, which would otherwise create two players.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${provider}/${person.subject}`}, 0))`.execute(
    trx,
  );
  const identity = trx
    .selectFrom('social_identities')
    .select('player_id')
    .where('provider', '=', provider)
    .where('subject', '=', person.subject);
  const known = await identity.executeTakeFirst();
  if (known !== undefined) {
    await lockPlayer(trx, known.player_id);
    // The identity may have been unlinked during the wait.
    if ((await identity.executeTakeFirst()) !== undefined) return { playerId: known.player_id, isNew: false };
  }
  const email = person.isEmailVerified ? (person.email?.toLowerCase() ?? null) : null;
  const owner = email === null ? undefined : await lockOwner(trx, email, clock);
  const now = clock.now();
  const playerId =
    owner === undefined
      ? await addPlayer(trx, { ...person, email }, newcomer, now)
      : await takeOver(trx, owner, newcomer, now);
  await trx
    .insertInto('social_identities')
    .values({ provider, subject: person.subject, player_id: playerId, created_at: now })
    .execute();
  return { playerId, isNew: owner === undefined };
}

/**
 * The player who may be logged in by a verified e-mail. A player who registered by phone and only typed this e-mail
 * has never proven it, so the account loses the e-mail instead. A player whose unconfirmed e-mail replaced another
 * is refused with EMAIL_TAKEN while that change can be undone.
 */
async function lockOwner(trx: Connection, email: string, clock: Clock) {
  const found = await findPlayer(trx, { email });
  const player = found && (await lockedPlayer(trx, found.id));
  // The e-mail may have changed during the wait.
  if (player?.email !== email) return undefined;
  if (player.is_email_confirmed) return player;
  if (player.registration_type === 'email') {
    if (await hadOtherEmail(trx, player.id, email, clock.now())) refuseFields({ email: 'EMAIL_TAKEN' });
    return player;
  }
  await updatePlayer(trx, player.id, { email: null });
  return undefined;
}

/** Whether an undo link can still restore a different e-mail. */
const hadOtherEmail = (trx: Connection, playerId: number, email: string, now: Date): Promise<boolean> =>
  hasRow(
    trx
      .selectFrom('undo_links')
      .select('hash')
      .where('player_id', '=', playerId)
      .where('kind', '=', 'contacts')
      .where('email', '<>', email)
      .where('expires_at', '>', now),
  );

async function takeOver(
  trx: Connection,
  owner: { readonly id: number; readonly is_email_confirmed: boolean },
  { passwordHash }: Newcomer,
  now: Date,
): Promise<number> {
  if (owner.is_email_confirmed) return owner.id;
  await updatePlayer(trx, owner.id, {
    is_email_confirmed: true,
    password_hash: passwordHash,
    has_password: false,
    // Even a confirmed phone may belong to the stranger who created the account.
    phone: null,
    phone_confirmed_by: 'none',
    confirm_phone_try: 0,
  });
  await trx.deleteFrom('undo_links').where('player_id', '=', owner.id).execute();
  await endSessionsOf(trx, owner.id, 'taken_over', now);
  return owner.id;
}

async function addPlayer(
  trx: Connection,
  { email, firstName, lastName }: SocialPerson,
  { currency, language, passwordHash }: Newcomer,
  now: Date,
): Promise<number> {
  const playerId = await createPlayer(
    trx,
    {
      email: email ?? undefined,
      isProven: true,
      password_hash: passwordHash,
      currency,
      language,
      first_name: firstName,
      last_name: lastName,
      has_password: false,
      is_email_confirmed: email !== null,
    },
    now,
  );
  await updatePlayer(trx, playerId, { registration_type: 'email' });
  await grantWelcome(trx, playerId, currency, now);
  await notify(trx, playerId, 'welcome_gift_fd-bonus', {}, now);
  return playerId;
}
