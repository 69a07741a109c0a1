import type { Connection } from '../../db/types.ts';
import { refuseFields } from '../errors/refusal.ts';
import { isExcludedMailbox } from './exclusion.ts';
import { findPlayer } from '../sessions/contacts.ts';
import type { Currency, Language } from '../locale/locale.ts';
import { isReserved } from '../sessions/contact-changes.ts';

export interface NewPlayer {
  /** Exactly one of the two; e-mail in any case. */
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  /** Whether somebody else has verified that the contact is the player's. */
  readonly isProven?: boolean;
  readonly passwordHash: string;
  readonly currency: Currency;
  readonly language: Language;
  readonly firstName?: string | null;
  readonly address?: string | null;
  readonly promoCode?: string | null;
  readonly referrer?: string | null;
  readonly landingPage?: string | null;
  readonly fingerprint?: string | null;
  readonly timeOffset?: number | null;
  readonly timezone?: string | null;
}

const refuseTaken = ({ email }: Pick<NewPlayer, 'email'>) =>
  refuseFields(email === undefined ? { phone: 'PHONE_TAKEN' } : { email: 'EMAIL_TAKEN' });

/** Refuses the contact of a new player that is used, reserved or an excluded player's. */
export async function refuseTakenContact(
  db: Connection,
  player: Pick<NewPlayer, 'email' | 'phone' | 'isProven'>,
  now: Date,
): Promise<void> {
  const { phone, isProven = false } = player;
  const email = player.email?.toLowerCase();
  const isTaken =
    (await findPlayer(db, player)) !== undefined ||
    // The same response as for a taken address, so that a self-exclusion is not revealed.
    (email !== undefined && (await isExcludedMailbox(db, email, now))) ||
    (email !== undefined && (await isReserved(db, 'email', email, now, { isProven }))) ||
    (phone !== undefined && (await isReserved(db, 'phone', phone, now, { isProven })));
  if (isTaken) refuseTaken(player);
}

/** Creates a player; refuses a used contact with EMAIL_TAKEN or PHONE_TAKEN. */
export async function createPlayer(trx: Connection, player: NewPlayer, at: Date): Promise<number> {
  await refuseTakenContact(trx, player, at);
  const email = player.email?.toLowerCase() ?? null;
  const phone = player.phone ?? null;
  const row = await trx
    .insertInto('players')
    .values({
      registration_type: email === null ? 'phone' : 'email',
      email,
      phone,
      password_hash: player.passwordHash,
      currency: player.currency,
      language: player.language,
      first_name: player.firstName ?? null,
      address: player.address ?? null,
      promo_code: player.promoCode ?? null,
      referrer: player.referrer ?? null,
      landing_page: player.landingPage ?? null,
      fingerprint: player.fingerprint ?? null,
      time_offset: player.timeOffset ?? null,
      timezone: player.timezone ?? null,
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row === undefined ? refuseTaken(player) : row.id;
}
