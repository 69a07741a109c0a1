import type { Selectable } from 'kysely';
import type { OffersTable, OfferStatus } from '../../db/money-tables.ts';
import type { Connection } from '../../db/types.ts';
import { randomId } from '../../secrets.ts';
import type { Currency } from '../terms.ts';
import { templateOf, welcomeCodes } from './templates.ts';
import type { TemplateCode } from './templates.ts';

export type OfferRow = Selectable<OffersTable>;

const dayLength = 24 * 3_600_000;

/** A moment some days later; null stays null. */
export function daysAfter(at: Date, days: number | null): Date | null {
  return days === null ? null : new Date(at.getTime() + days * dayLength);
}

interface Grant {
  readonly playerId: number;
  readonly currency: Currency;
  readonly template: TemplateCode;
  readonly promoCode?: string;
}

/** Gives the player an offer she can take up. */
export async function grantOffer(trx: Connection, grant: Grant, at: Date): Promise<string> {
  const template = templateOf(grant.template);
  const id = randomId(template.type === 'welcome' ? 'wel' : 'ofr');
  await trx
    .insertInto('offers')
    .values({
      id,
      player_id: grant.playerId,
      template: grant.template,
      status: 'available',
      currency: grant.currency,
      amount: null,
      wager_amount_max: null,
      transaction_id: null,
      promo_code: grant.promoCode ?? null,
      available_to: daysAfter(at, template.availableDays),
      created_at: at,
    })
    .execute();
  return id;
}

/** Gives a new player the welcome offers. */
export async function grantWelcome(
  trx: Connection,
  playerId: number,
  currency: Currency,
  at: Date,
): Promise<void> {
  for (const template of welcomeCodes) await grantOffer(trx, { playerId, currency, template }, at);
}

/** Status as it is now: what nobody took up in time has expired. */
export function statusNow(row: Pick<OfferRow, 'status' | 'available_to'>, now: Date): OfferStatus {
  return row.status === 'available' && row.available_to !== null && row.available_to <= now
    ? 'expired'
    : row.status;
}

/** An offer of the player by its id. */
export async function findOffer(db: Connection, playerId: number, id: string): Promise<OfferRow | undefined> {
  return await db
    .selectFrom('offers')
    .selectAll()
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
}

/** Offers of a player, newest first. */
export async function listOffers(db: Connection, playerId: number): Promise<OfferRow[]> {
  return await db
    .selectFrom('offers')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('created_at', 'desc')
    .orderBy('ordinal', 'desc')
    .execute();
}
