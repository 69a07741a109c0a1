import { latinCapitals, promoCodeLength, writtenCode } from '@tulpar/api/contract';
import type { Selectable } from 'kysely';
import type { PromoCodesTable } from '../../db/money-tables.ts';
import type { Connection } from '../../db/types.ts';
import { dateOf, firstDayOf, localMoment, midnightOf } from '../locale/account-time.ts';
import type { Currency } from '../locale/locale.ts';

export type PromoCode = Selectable<PromoCodesTable>;

/** Finds a promo code by typed text, also if it contains lookalike letters of another alphabet. */
export async function findPromoCode(db: Connection, text: string): Promise<PromoCode | undefined> {
  // Reject what the database cannot store.
  if (text.length > 4 * promoCodeLength.max || /\p{Cc}/u.test(text.trim())) return undefined;
  const code = writtenCode(text);
  return await db
    .selectFrom('promo_codes')
    .selectAll()
    .where('code', 'in', [code, latinCapitals(code)])
    .orderBy((eb) => eb.case().when('code', '=', code).then(0).else(1).end())
    .executeTakeFirst();
}

/** All promo codes, codes of the month first, by start date. */
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

/** Validity of a code for an account; null without a bound. */
export interface PromoWindow {
  readonly start: Date | null;
  /** The last second of the last day. */
  readonly end: Date | null;
}

/** The dates of a code as moments in account time (OP-124). */
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

/** Whether two codes differ by at most two edits: wrong, swapped, missing or additional letters. */
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
