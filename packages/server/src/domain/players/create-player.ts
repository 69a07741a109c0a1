import type { Insertable } from 'kysely';
import type { PlayersTable } from '../../db/player-tables.ts';
import type { Connection } from '../../db/types.ts';
import { refuseFields } from '../errors/refusal.ts';
import { isExcludedMailbox } from './lookalikes.ts';
import { findPlayer } from '../sessions/contacts.ts';
import { isReserved } from '../sessions/contact-changes.ts';

/** Values of a new player: exactly one contact; the e-mail may be in upper or lower case. */
export interface NewPlayer extends Omit<
  Insertable<PlayersTable>,
  'registration_type' | 'email' | 'phone' | 'created_at'
> {
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  /** Whether a social provider has verified that the contact is the player's. */
  readonly isProven?: boolean;
}

const refuseTaken = ({ email }: Pick<NewPlayer, 'email'>) =>
  refuseFields(email === undefined ? { phone: 'PHONE_TAKEN' } : { email: 'EMAIL_TAKEN' });

/** Refuses a new player's contact that is used, reserved by an undo link, or an excluded player's mailbox. */
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
  const { isProven: _, email, phone = null, ...values } = player;
  const row = await trx
    .insertInto('players')
    .values({
      ...values,
      registration_type: email === undefined ? 'phone' : 'email',
      email: email?.toLowerCase() ?? null,
      phone,
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row === undefined ? refuseTaken(player) : row.id;
}
