import type { Selectable } from 'kysely';
import type { OffersTable, OfferStatus } from '../../db/money-tables.ts';
import type { Connection } from '../../db/types.ts';
import { randomId } from '../../secrets.ts';
import type { Currency } from '../locale/locale.ts';
import { templateOf, welcomeCodes, type TemplateCode } from './templates.ts';

export type OfferRow = Selectable<OffersTable>;

const dayLength = 24 * 3_600_000;

export function daysAfter(at: Date, days: number | null): Date | null {
  return days === null ? null : new Date(at.getTime() + days * dayLength);
}

/** Id of the free spins that come with a bonus; fixed, because the bonus shows it before they are granted. */
export const spinsIdOf = (offerId: string): string => `${offerId}-gs`;

interface Grant {
  readonly playerId: number;
  readonly currency: Currency;
  readonly template: TemplateCode;
  readonly promoCode?: string;
  /** Bonus amount known in advance, minor units. */
  readonly amount?: number;
  /** Overrides the template's number of spins. */
  readonly spinsCount?: number;
  /** Gift spins whose winnings this is, or the bonus these spins came with. */
  readonly parentId?: string;
  /** Id announced in advance; random by default. */
  readonly id?: string;
}

export async function grantOffer(trx: Connection, grant: Grant, at: Date): Promise<string> {
  const { id } = await insert(trx, grant, null, at).executeTakeFirstOrThrow();
  return id;
}

/** Grants an offer for an event once; null if it was already granted. */
export async function grantOnce(
  trx: Connection,
  source: string,
  grant: Grant,
  at: Date,
): Promise<string | null> {
  const given = await insert(trx, grant, source, at)
    .onConflict((conflict) => conflict.column('source').doNothing())
    .executeTakeFirst();
  return given?.id ?? null;
}

function insert(trx: Connection, grant: Grant, source: string | null, at: Date) {
  const template = templateOf(grant.template);
  const isWelcome = template.type === 'welcome' || template.type === 'welcome_gs';
  return trx
    .insertInto('offers')
    .values({
      id: grant.id ?? randomId(isWelcome ? 'wel' : 'ofr'),
      player_id: grant.playerId,
      template: grant.template,
      status: 'available',
      currency: grant.currency,
      amount: grant.amount ?? null,
      promo_code: grant.promoCode ?? null,
      source,
      parent_id: grant.parentId ?? null,
      spins_count: grant.spinsCount ?? template.spins?.count ?? null,
      available_to: daysAfter(at, template.availableDays),
      created_at: at,
    })
    .returning('id');
}

export async function grantWelcome(trx: Connection, playerId: number, currency: Currency, at: Date) {
  for (const template of welcomeCodes) await grantOffer(trx, { playerId, currency, template }, at);
}

/** Current status: an offer not activated in time has expired. */
export function statusNow(row: Pick<OfferRow, 'status' | 'available_to'>, now: Date): OfferStatus {
  return row.status === 'available' && row.available_to !== null && row.available_to <= now
    ? 'expired'
    : row.status;
}

export async function findOffer(db: Connection, playerId: number, id: string): Promise<OfferRow | undefined> {
  return await db
    .selectFrom('offers')
    .selectAll()
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
}

export async function listOffers(db: Connection, playerId: number): Promise<OfferRow[]> {
  return await db
    .selectFrom('offers')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('created_at', 'desc')
    .orderBy('ordinal', 'desc')
    .execute();
}
