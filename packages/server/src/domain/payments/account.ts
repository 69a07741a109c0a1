import { passesCheck, sentField } from '@tulpar/api/contract';
import type { Connection } from '../../db/types.ts';
import type { Ports } from '../../ports.ts';
import { randomId } from '../../secrets.ts';
import { refuseFields } from '../errors/refusal.ts';
import { shapeOf } from './method-options.ts';
import type { Method } from './methods.ts';

interface Sent {
  readonly fields: Readonly<Record<string, string>>;
  readonly card_id: string | null;
}

/** The player's card, wallet, phone, bank account or voucher as a payment stores it. */
export interface Account {
  readonly masked: string | null;
  readonly cardId: string | null;
}

/** Checked payment details; nothing is stored yet. */
export interface CheckedAccount {
  readonly masked: string | null;
  /** A saved card by id, a new card by the hash of its number. */
  readonly card: { readonly id: string } | { readonly hash: string } | null;
}

/** Hides at least four characters; a short value shows less of its start, then of its end. */
function mask(value: string, head: number, tail: number) {
  const end = Math.max(value.length - tail, Math.min(4, value.length));
  const start = Math.max(0, Math.min(head, end - 4));
  return value.slice(0, start) + '*'.repeat(Math.max(4, end - start)) + value.slice(end);
}

/** Checks the fields of a method. Refuses with `fields.{name}` or `card_id` codes. */
export async function checkAccount(
  { secrets }: Pick<Ports, 'secrets'>,
  trx: Connection,
  playerId: number,
  method: Method,
  sent: Sent,
  now: Date,
): Promise<CheckedAccount> {
  if (sent.card_id !== null) {
    const card = await trx
      .selectFrom('saved_cards')
      .select(['id', 'masked_number'])
      .where('id', '=', sent.card_id)
      .where('player_id', '=', playerId)
      .where('is_hidden', '=', false)
      .executeTakeFirst();
    if (card === undefined || method.type !== 'card') return refuseFields({ card_id: 'NOT_FOUND' });
    return { masked: card.masked_number, card };
  }
  const shape = shapeOf(method);
  if (shape === null) return { masked: null, card: null };
  const value = Object.hasOwn(sent.fields, shape.name) ? sentField(shape, sent.fields[shape.name] ?? '') : '';
  const field = `fields.${shape.name}`;
  if (value === '') return refuseFields({ [field]: 'REQUIRED' });
  if (!new RegExp(shape.pattern, 'u').test(value) || !passesCheck(shape, value, now))
    return refuseFields({ [field]: 'FIELD_INVALID' });
  if (shape.type !== 'card_number')
    return { masked: mask(value, shape.type === 'iban' ? 4 : 3, 2), card: null };
  return { masked: mask(value, 6, 4), card: { hash: secrets.hash('card', `${playerId}/${value}`) } };
}

/** Saves the card of a started payment without its full number; returns what the payment stores. */
export async function saveAccount(
  trx: Connection,
  playerId: number,
  { masked, card }: CheckedAccount,
  now: Date,
): Promise<Account> {
  if (card === null || masked === null) return { masked, cardId: null };
  if ('id' in card) {
    await trx
      .updateTable('saved_cards')
      .set({ last_used_at: now })
      .where('id', '=', card.id)
      .where('player_id', '=', playerId)
      .execute();
    return { masked, cardId: card.id };
  }
  const { id } = await trx
    .insertInto('saved_cards')
    .values({
      id: randomId('crd'),
      player_id: playerId,
      masked_number: masked,
      number_hash: card.hash,
      last_used_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['player_id', 'number_hash']).doUpdateSet({ last_used_at: now }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return { masked, cardId: id };
}
