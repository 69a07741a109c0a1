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

/** Stored payment details: source or destination of the money. */
export interface Account {
  readonly masked: string | null;
  readonly cardId: string | null;
}

const mask = (value: string, head: number, tail: number) =>
  value.slice(0, head) + '*'.repeat(Math.max(4, value.length - head - tail)) + value.slice(-tail);

/**
 * Checks the fields of a method and returns what may be stored: never a full card number. Refuses with
 * `fields.{name}` or `card_id` codes.
 */
export async function readAccount(
  { secrets }: Pick<Ports, 'secrets'>,
  trx: Connection,
  playerId: number,
  method: Method,
  sent: Sent,
  now: Date,
): Promise<Account> {
  if (sent.card_id !== null) {
    const card = await trx
      .updateTable('saved_cards')
      .set({ last_used_at: now })
      .where('id', '=', sent.card_id)
      .where('player_id', '=', playerId)
      .where('is_hidden', '=', false)
      .returning(['id', 'masked_number'])
      .executeTakeFirst();
    if (card === undefined || method.type !== 'card') return refuseFields({ card_id: 'NOT_FOUND' });
    return { masked: card.masked_number, cardId: card.id };
  }
  const shape = shapeOf(method);
  if (shape === null) return { masked: null, cardId: null };
  const value = Object.hasOwn(sent.fields, shape.name) ? sentField(shape, sent.fields[shape.name] ?? '') : '';
  const field = `fields.${shape.name}`;
  if (value === '') return refuseFields({ [field]: 'REQUIRED' });
  const isCard = shape.type === 'card_number';
  if (!new RegExp(shape.pattern).test(value) || !passesCheck(shape, value, now))
    return refuseFields({ [field]: 'FIELD_INVALID' });
  if (!isCard) return { masked: mask(value, shape.type === 'iban' ? 4 : 3, 2), cardId: null };
  const card = await trx
    .insertInto('saved_cards')
    .values({
      id: randomId('crd'),
      player_id: playerId,
      masked_number: mask(value, 6, 4),
      number_hash: secrets.hash('card', `${playerId}/${value}`),
      last_used_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['player_id', 'number_hash']).doUpdateSet({ last_used_at: now }),
    )
    .returning(['id', 'masked_number'])
    .executeTakeFirstOrThrow();
  return { masked: card.masked_number, cardId: card.id };
}
