import { promoCodeLength, writtenCode, type AnswerOf, type endpoints } from '@tulpar/api/contract';
import type { Connection } from '../../db/types.ts';
import type { Currency, Language } from '../locale/locale.ts';
import { statusOf } from '../vip/status.ts';
import { activeOffer } from './finish.ts';
import {
  findPromoCode,
  isSimilarCode,
  listPromoCodes,
  phaseOf,
  windowOf,
  type PromoCode,
} from './promo-codes.ts';
import { needsDeposit, termsOf, titleOf } from './template.ts';
import { templateOf } from './templates.ts';

export type PromoCheck = AnswerOf<(typeof endpoints)['checkPromoCode']>;

/** Who checks a code: a player, or a guest with the selected currency. */
export interface PromoReader {
  readonly id: number | null;
  readonly currency: Currency;
}

/** Why a code cannot be used, with details the player may see. */
export interface PromoProblem {
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
  let query = db
    .selectFrom('offers')
    .select((eb) => eb.fn.countAll<number>().as('uses'))
    .where('promo_code', '=', code);
  if (playerId !== null) query = query.where('player_id', '=', playerId);
  return Number((await query.executeTakeFirstOrThrow()).uses);
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
 * An unknown code, with a similar public one as a suggestion; other codes must not be discoverable by
 * guessing.
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
