import type { Connection } from '../../db/types.ts';
import { refuseFields } from '../errors/refusal.ts';
import { isExcludedMailbox } from './exclusion.ts';
import type { Currency, Language } from '../locale/locale.ts';
import { isReserved } from '../sessions/undo-links.ts';

export interface NewPlayer {
  /** Exactly one of the two; e-mail in any case. */
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
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

/** Creates a player; refuses a used contact with EMAIL_TAKEN or PHONE_TAKEN. */
export async function createPlayer(trx: Connection, player: NewPlayer, at: Date): Promise<number> {
  const email = player.email?.toLowerCase() ?? null;
  const phone = player.phone ?? null;
  const taken = () => refuseFields(email === null ? { phone: 'PHONE_TAKEN' } : { email: 'EMAIL_TAKEN' });
  const [column, contact] = email === null ? (['phone', phone] as const) : (['email', email] as const);
  // The same response as for a taken address, so that a self-exclusion is not revealed.
  if (email !== null && (await isExcludedMailbox(trx, email, at))) return taken();
  if (contact !== null && (await isReserved(trx, column, contact, at))) return taken();
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
      source_id: null,
      last_name: null,
      birthday: null,
      restriction_kind: null,
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row === undefined ? taken() : row.id;
}
