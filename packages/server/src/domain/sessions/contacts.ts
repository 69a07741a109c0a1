import { hasRow } from '../../db/rows.ts';
import type { Selectable } from 'kysely';
import { codeMinutes } from '@tulpar/api/contract';
import type { PlayersTable } from '../../db/player-tables.ts';
import type { Connection } from '../../db/types.ts';
import type { Ports } from '../../ports.ts';
import { type Language, text, type TextId } from '../locale/locale.ts';

export async function findPlayer(
  db: Connection,
  contact: { readonly email?: string | undefined; readonly phone?: string | undefined },
) {
  const { email, phone } = contact;
  const query = db.selectFrom('players').selectAll();
  if (email !== undefined) return await query.where('email', '=', email.toLowerCase()).executeTakeFirst();
  if (phone !== undefined) return await query.where('phone', '=', phone).executeTakeFirst();
  return undefined;
}

type Holder = Pick<
  Selectable<PlayersTable>,
  'id' | 'registration_type' | 'email' | 'is_email_confirmed' | 'phone' | 'phone_confirmed_by'
>;

/**
 * Contacts that prove a player's identity: confirmed ones, and the one used for registration (SEC-01). The
 * unconfirmed e-mail of an account with a social login is not one of them.
 */
export async function ownContacts(db: Connection, player: Holder): Promise<string[]> {
  const { id, registration_type, email, is_email_confirmed, phone, phone_confirmed_by } = player;
  const own: string[] = [];
  if (email !== null) {
    const isOwn = is_email_confirmed || (registration_type === 'email' && !(await isSocial(db, id)));
    if (isOwn) own.push(email);
  }
  if (phone !== null && (phone_confirmed_by !== 'none' || registration_type === 'phone')) own.push(phone);
  return own;
}

/** Whether another player has this contact, even unconfirmed. */
export const isOfAnother = (
  db: Connection,
  playerId: number,
  column: 'email' | 'phone',
  value: string | null,
): Promise<boolean> =>
  hasRow(db.selectFrom('players').select('id').where(column, '=', value).where('id', '<>', playerId));

const isSocial = (db: Connection, playerId: number): Promise<boolean> =>
  hasRow(db.selectFrom('social_identities').select('subject').where('player_id', '=', playerId));

/** The player whose identity this contact proves; undefined also if a player has it unproven. */
export async function findPlayerByOwnContact(
  db: Connection,
  contact: { readonly email?: string | undefined; readonly phone?: string | undefined },
) {
  const player = await findPlayer(db, contact);
  if (player === undefined) return undefined;
  const own = await ownContacts(db, player);
  return own.includes(contact.email?.toLowerCase() ?? contact.phone ?? '') ? player : undefined;
}

/** Validity of an undo link, hours. */
export const undoHours = 72;

/** What a message is about; each purpose has one text. An SMS with a shorter text has its own purpose. */
type Purpose = TextId extends infer Id ? (Id extends `letter.${infer Name}.subject` ? Name : never) : never;

interface Send {
  readonly purpose: Purpose;
  readonly recipient: string;
  readonly language: Language;
  readonly link?: string;
  readonly code?: string;
  /** Device and browser of a login; empty if unknown. */
  readonly device?: string;
  /** Formatted amount with its currency. */
  readonly amount?: string;
}

/** Writes a message in the player's language to the outbox. */
export async function sendMessage(
  { outbox }: Pick<Ports, 'outbox'>,
  trx: Connection,
  { purpose, recipient, language, link, code, device, amount }: Send,
  now: Date,
): Promise<void> {
  await outbox.send(
    trx,
    {
      channel: recipient.includes('@') ? 'email' : 'sms',
      recipient,
      purpose,
      language,
      subject: text(`letter.${purpose}.subject`, language),
      body: text(`letter.${purpose}.body`, language, {
        code,
        amount,
        minutes: codeMinutes,
        hours: undoHours,
        device: device || text('device.unknown', language),
      }),
      link: link ?? null,
    },
    now,
  );
}
