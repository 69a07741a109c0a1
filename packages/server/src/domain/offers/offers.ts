import type { Selectable } from 'kysely';
import type { OffersTable, OfferStatus } from '../../db/money-tables.ts';
import type { Connection } from '../../db/types.ts';
import { randomId } from '../../secrets.ts';
import {
  type Currency,
  dayOf,
  localMoment,
  midnightOf,
  type Language,
  isTextId,
  text,
} from '../locale/locale.ts';
import { templateOf, welcomeCodes, type TemplateCode } from './templates.ts';

export type OfferRow = Selectable<OffersTable>;

const dayLength = 24 * 3_600_000;

export function daysAfter(at: Date, days: number | null): Date | null {
  return days === null ? null : new Date(at.getTime() + days * dayLength);
}

/** Id of the free spins that come with a bonus; derived, because the bonus shows it before they are granted. */
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
  /** Offer that this one comes from: gift spins that won it, or a bonus that includes it. */
  readonly parentId?: string;
  /** Id announced in advance; random by default. */
  readonly id?: string;
}

export async function grantOffer(trx: Connection, grant: Grant, at: Date): Promise<string> {
  const { id } = await insert(trx, grant, null, at).executeTakeFirstOrThrow();
  return id;
}

/** Grants an offer once for the event that `source` names; null if it was already granted. */
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

export const offersOf = (db: Connection, playerId: number, ...statuses: readonly OfferStatus[]) =>
  db.selectFrom('offers').selectAll().where('player_id', '=', playerId).where('status', 'in', statuses);

/** The bonus that is being wagered. */
export const activeOffer = (db: Connection, playerId: number): Promise<OfferRow | undefined> =>
  offersOf(db, playerId, 'active').executeTakeFirst();

export async function listOffers(db: Connection, playerId: number): Promise<OfferRow[]> {
  return await db
    .selectFrom('offers')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('created_at', 'desc')
    .orderBy('ordinal', 'desc')
    .execute();
}

/**
 * Days after registration until a step of the welcome package unlocks at midnight (WELC-13); the first step is
 * available immediately.
 */
const opensAfterDays: Readonly<Record<number, number>> = { 2: 1, 3: 7 };

export interface WelcomeLock {
  /** Step of the welcome package, from 2. */
  readonly step: number;
  /** When the step unlocks; null while the previous step is available. */
  readonly opensAt: Date | null;
  /** Days until `opensAt`; 1 is tomorrow. */
  readonly daysLeft: number | null;
}

const stepOf = ({ template }: Pick<OfferRow, 'template'>): number =>
  welcomeCodes.findIndex((code) => code === template) + 1;

export const isWelcomeStep = (offer: Pick<OfferRow, 'template'>): boolean => stepOf(offer) > 0;

/**
 * Lock of an offer: the second and third welcome offers unlock when the previous one is no longer available and
 * their day has come (WELC-13). Null if the offer is not locked.
 */
export function welcomeLock(offer: OfferRow, all: readonly OfferRow[], now: Date): WelcomeLock | null {
  const step = stepOf(offer);
  const days = opensAfterDays[step];
  if (days === undefined || statusNow(offer, now) !== 'available') return null;
  const before = all.find((other) => stepOf(other) === step - 1);
  if (before !== undefined && statusNow(before, now) === 'available')
    return { step, opensAt: null, daysLeft: null };
  const day = dayOf(offer.created_at, offer.currency) + days;
  const opensAt = midnightOf(day, offer.currency);
  return now >= opensAt ? null : { step, opensAt, daysLeft: day - dayOf(now, offer.currency) };
}

/** The welcome offer for the next deposit; at most one is open (WELC-14). */
export function openWelcome(all: readonly OfferRow[], now: Date): OfferRow | undefined {
  return all.find(
    (offer) =>
      isWelcomeStep(offer) && statusNow(offer, now) === 'available' && welcomeLock(offer, all, now) === null,
  );
}

/** Text that says how to unlock an offer. */
export function lockText(
  { step, opensAt }: WelcomeLock,
  currency: Currency,
  language: Language,
): string | null {
  const afterDeposit = `offer.lock.step${step}`;
  if (opensAt === null) return isTextId(afterDeposit) ? text(afterDeposit, language) : null;
  const date = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    localMoment(opensAt, currency),
  );
  return text('offer.lock.onDate', language, { date });
}
