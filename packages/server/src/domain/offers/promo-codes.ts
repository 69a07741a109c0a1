import { countRows } from '../../db/rows.ts';
import {
  latinCapitals,
  promoCodeLength,
  writtenCode,
  type ResponseOf,
  type endpoints,
} from '@tulpar/api/contract';
import type { Selectable } from 'kysely';
import type { PromoCodesTable } from '../../db/money-tables.ts';
import type { Connection } from '../../db/types.ts';
import {
  dateOf,
  firstDayOf,
  localMoment,
  midnightOf,
  type Currency,
  type Language,
} from '../locale/locale.ts';
import { statusOf } from '../vip/status.ts';
import { activeOffer } from './offers.ts';
import { needsDeposit, termsOf, titleOf } from './template.ts';
import { templateOf } from './templates.ts';

export type PromoCode = Selectable<PromoCodesTable>;

/** Finds a promo code by typed text, also if it contains lookalike letters of another alphabet. */
export async function findPromoCode(db: Connection, text: string): Promise<PromoCode | undefined> {
  // No code has control characters, and the database refuses NUL.
  if (text.length > 4 * promoCodeLength.max || /\p{Cc}/u.test(text.trim())) return undefined;
  const code = writtenCode(text);
  return await db
    .selectFrom('promo_codes')
    .selectAll()
    .where('code', 'in', [code, latinCapitals(code)])
    .orderBy((eb) => eb.case().when('code', '=', code).then(0).else(1).end())
    .executeTakeFirst();
}

/** All promo codes: codes of the month first, then by first day. */
export async function listPromoCodes(db: Connection): Promise<PromoCode[]> {
  return await db
    .selectFrom('promo_codes')
    .selectAll()
    .orderBy('is_of_month', 'desc')
    .orderBy('first_day', (order) => order.asc().nullsFirst())
    .orderBy('code')
    .execute();
}

/** Adds a promo code or replaces its terms; offers already granted do not change. */
export async function savePromoCode(trx: Connection, promo: PromoCode): Promise<void> {
  const { code: _code, ...terms } = promo;
  await trx
    .insertInto('promo_codes')
    .values(promo)
    .onConflict((conflict) => conflict.column('code').doUpdateSet(terms))
    .execute();
}

/** Time in which a code is valid for an account; null without a bound. */
interface PromoWindow {
  readonly start: Date | null;
  /** The last second of the last day. */
  readonly end: Date | null;
}

/** When a code is valid, from its days in account time; a code of the month without days: this month (OP-124). */
export function windowOf(promo: PromoCode, currency: Currency, now: Date): PromoWindow {
  if (promo.is_of_month && promo.first_day === null && promo.last_day === null) {
    const today = localMoment(now, currency);
    const [year, month] = [today.getUTCFullYear(), today.getUTCMonth()];
    return {
      start: firstDayOf(year, month, currency),
      end: lastSecond(firstDayOf(year, month + 1, currency)),
    };
  }
  return {
    start: promo.first_day === null ? null : midnightOf(numberOf(promo.first_day), currency),
    end: promo.last_day === null ? null : lastSecond(midnightOf(numberOf(promo.last_day) + 1, currency)),
  };
}

const numberOf = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / (24 * 3_600_000));
const lastSecond = (next: Date): Date => new Date(next.getTime() - 1_000);

/** Position of today relative to the days of a code. */
export function phaseOf(promo: PromoCode, currency: Currency, now: Date): 'before' | 'running' | 'ended' {
  const today = dateOf(now, currency);
  if (promo.last_day !== null && today > promo.last_day) return 'ended';
  return promo.first_day !== null && today < promo.first_day ? 'before' : 'running';
}

/** Whether two codes differ by at most two wrong, missing or additional letters; a swap of two counts as two. */
export function isSimilarCode(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 2) return false;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let at = 1; at <= other.length; at += 1) {
      const change = (row[at - 1] ?? 0) + (letter === other[at - 1] ? 0 : 1);
      next.push(Math.min(change, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    row = next;
  }
  return (row.at(-1) ?? 0) <= 2;
}

type PromoCheck = ResponseOf<(typeof endpoints)['checkPromoCode']>;

/** Who checks a code: a player, or a guest with the selected currency. */
export interface PromoReader {
  readonly id: number | null;
  readonly currency: Currency;
}

/** Why a code cannot be used, with details for the player. */
interface PromoProblem {
  readonly reason: string;
  readonly detail?: NonNullable<PromoCheck['reason_detail']>;
  readonly conflictOfferId?: string;
}

/** Why a code is invalid for everyone, or null. */
export async function promoProblem(
  db: Connection,
  code: string,
  currency: Currency,
  now: Date,
): Promise<'PROMO_CODE_NOT_FOUND' | 'PROMO_CODE_EXPIRED' | null> {
  const promo = await findPromoCode(db, code);
  if (promo === undefined) return 'PROMO_CODE_NOT_FOUND';
  return phaseOf(promo, currency, now) === 'ended' ? 'PROMO_CODE_EXPIRED' : null;
}

async function usesOf(db: Connection, code: string, playerId: number | null): Promise<number> {
  const uses = db.selectFrom('offers').where('promo_code', '=', code);
  return await countRows(playerId === null ? uses : uses.where('player_id', '=', playerId));
}

/** Why a player, or a guest as a new player, cannot use a code now; null if allowed. */
export async function problemFor(
  db: Connection,
  promo: PromoCode,
  reader: PromoReader,
  now: Date,
): Promise<PromoProblem | null> {
  const phase = phaseOf(promo, reader.currency, now);
  if (phase === 'ended') return { reason: 'PROMO_CODE_EXPIRED' };
  if (promo.currency !== null && promo.currency !== reader.currency)
    return { reason: 'PROMO_CODE_PLAYER_NOT_TARGETED', detail: 'currency' };
  if (promo.player_status !== null && promo.player_status !== (await statusOf(db, reader.id)))
    return { reason: 'PROMO_CODE_PLAYER_NOT_TARGETED', detail: 'status' };
  if (phase === 'before') return { reason: 'PROMO_CODE_NOT_STARTED' };
  if (promo.uses_total !== null && (await usesOf(db, promo.code, null)) >= promo.uses_total)
    return { reason: 'PROMO_CODE_USAGE_LIMIT_REACHED' };
  if (reader.id === null) return null;
  if ((await usesOf(db, promo.code, reader.id)) >= promo.offers_per_user)
    return { reason: 'PROMO_CODE_PLAYER_USAGE_LIMIT_REACHED' };
  if (templateOf(promo.template).fixed === null) return null;
  const active = await activeOffer(db, reader.id);
  return active === undefined ? null : { reason: 'PROMO_CODE_CONFLICT', conflictOfferId: active.id };
}

/** Whether a code can be used by a player or in a registration (API-57). Has no side effects. */
export async function checkPromoCode(
  db: Connection,
  code: string,
  reader: PromoReader,
  language: Language,
  now: Date,
): Promise<PromoCheck> {
  const promo = await findPromoCode(db, code);
  if (promo === undefined) return await unknownCode(db, code, reader.currency, now);
  const template = templateOf(promo.template);
  const { start, end } = windowOf(promo, reader.currency, now);
  const facts = {
    success: phaseOf(promo, reader.currency, now) === 'running',
    offers_per_user: promo.offers_per_user,
    terms: termsOf(template),
    title: titleOf(template, language),
    starts_at: start?.toISOString() ?? null,
    ends_at: end?.toISOString() ?? null,
    needs_deposit: needsDeposit(template),
  };
  if (reader.id === null) return { ...facts, can_use: null, reason: null, used: null };
  const problem = await problemFor(db, promo, reader, now);
  const isUsedUp = problem?.reason === 'PROMO_CODE_USAGE_LIMIT_REACHED';
  return {
    ...facts,
    can_use: problem === null,
    reason: problem?.reason ?? null,
    reason_detail: problem?.detail ?? null,
    conflict_offer_id: problem?.conflictOfferId ?? null,
    uses_total: isUsedUp && promo.uses_total !== 0 ? promo.uses_total : null,
    used: await usesOf(db, promo.code, reader.id),
    last_used: await lastUseOf(db, promo.code, reader.id),
  };
}

async function lastUseOf(
  db: Connection,
  code: string,
  playerId: number,
): Promise<NonNullable<PromoCheck['last_used']> | null> {
  const last = await db
    .selectFrom('offers')
    .select(['created_at', 'amount'])
    .where('promo_code', '=', code)
    .where('player_id', '=', playerId)
    .orderBy('ordinal', 'desc')
    .executeTakeFirst();
  return last === undefined ? null : { at: last.created_at.toISOString(), amount: last.amount };
}

/**
 * Response for an unknown code; suggests a similar code, but only a running code of the month, which is public, so
 * that guessing does not reveal other codes.
 */
async function unknownCode(db: Connection, code: string, currency: Currency, now: Date): Promise<PromoCheck> {
  const written = code.length > promoCodeLength.max ? '' : writtenCode(code);
  const similar = (await listPromoCodes(db)).find(
    (promo) =>
      promo.is_of_month &&
      (promo.currency === null || promo.currency === currency) &&
      phaseOf(promo, currency, now) === 'running' &&
      isSimilarCode(written, promo.code),
  );
  return {
    success: false,
    can_use: false,
    reason: 'PROMO_CODE_NOT_FOUND',
    used: null,
    offers_per_user: null,
    terms: null,
    similar: similar?.code ?? null,
  };
}
