import type { AnswerOf, endpoints } from '@tulpar/api/contract';
import type { Connection } from '../../db/types.ts';
import { lockPlayer } from '../ledger/index.ts';
import { refuse } from '../errors/refusal.ts';
import type { Currency } from '../locale/locale.ts';
import { takeUpGift } from './activate.ts';
import { activeOffer } from './finish.ts';
import { grantOffer } from './offers.ts';
import { takesDeposit, termsOf } from './template.ts';
import { templateOf } from './templates.ts';
import type { TemplateCode } from './templates.ts';

export type PromoBonus = AnswerOf<(typeof endpoints)['addPromoCode']>['data'];
export type PromoCheck = AnswerOf<(typeof endpoints)['checkPromoCode']>;

interface PromoCode {
  readonly code: string;
  readonly template: TemplateCode;
  readonly offersPerUser: number;
  /** Uses by all players together; null: no bound. */
  readonly usesInAll: number | null;
  /** Last day it runs, inclusive; null: no end. */
  readonly lastDay: string | null;
  /** Player status it is for; null: everybody. */
  readonly onlyFor: string | null;
  /** Stands among the bonuses of the month. */
  readonly isOfMonth: boolean;
}

const usual = { offersPerUser: 1, usesInAll: null, lastDay: null, onlyFor: null, isOfMonth: false } as const;

/** Every promo code; the last four exist so that each refusal can be met. */
const promoCodes: readonly PromoCode[] = [
  { ...usual, code: 'DEMO20', template: 'demo20', offersPerUser: 3 },
  { ...usual, code: 'MONTH10', template: 'month10', offersPerUser: 3, isOfMonth: true },
  { ...usual, code: 'GIFT5', template: 'nd' },
  { ...usual, code: 'SPIN15', template: 'spin15' },
  { ...usual, code: 'SPIN30', template: 'dgs' },
  { ...usual, code: 'START50', template: 'w1gs' },
  { ...usual, code: 'OLD2024', template: 'demo20', lastDay: '2024-12-31' },
  { ...usual, code: 'FULL', template: 'demo20', usesInAll: 0 },
  { ...usual, code: 'ONCE', template: 'demo20' },
  { ...usual, code: 'VIPONLY', template: 'demo20', onlyFor: 'vip' },
];

/** An Azerbaijani keyboard types capital i as İ: SPİN30 is SPIN30. */
const written = (code: string) => code.normalize('NFC').trim().toUpperCase().replaceAll('İ', 'I');

const find = (code: string) => promoCodes.find((promo) => promo.code === written(code));

const hasEnded = (promo: PromoCode, now: Date) =>
  promo.lastDay !== null && now.toISOString().slice(0, 10) > promo.lastDay;

/** Why nobody can use a code at all, or null. */
export function promoProblem(code: string, now: Date): 'PROMO_CODE_NOT_FOUND' | 'PROMO_CODE_EXPIRED' | null {
  const promo = find(code);
  if (promo === undefined) return 'PROMO_CODE_NOT_FOUND';
  return hasEnded(promo, now) ? 'PROMO_CODE_EXPIRED' : null;
}

async function usesOf(db: Connection, promo: PromoCode, playerId: number | null): Promise<number> {
  let query = db
    .selectFrom('offers')
    .select((eb) => eb.fn.countAll<number>().as('uses'))
    .where('promo_code', '=', promo.code);
  if (playerId !== null) query = query.where('player_id', '=', playerId);
  return (await query.executeTakeFirstOrThrow()).uses;
}

async function problemFor(
  db: Connection,
  promo: PromoCode,
  playerId: number,
  now: Date,
): Promise<string | null> {
  if (hasEnded(promo, now)) return 'PROMO_CODE_EXPIRED';
  const { status } = await db
    .selectFrom('players')
    .select('status')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  if (promo.onlyFor !== null && promo.onlyFor !== status) return 'PROMO_CODE_PLAYER_NOT_TARGETED';
  if (promo.usesInAll !== null && (await usesOf(db, promo, null)) >= promo.usesInAll) {
    return 'PROMO_CODE_USAGE_LIMIT_REACHED';
  }
  if ((await usesOf(db, promo, playerId)) >= promo.offersPerUser)
    return 'PROMO_CODE_PLAYER_USAGE_LIMIT_REACHED';
  return templateOf(promo.template).fixed !== null && (await activeOffer(db, playerId)) !== undefined
    ? 'PROMO_CODE_CONFLICT'
    : null;
}

/** Whether a code can be used, by a player or by whoever signs up. */
export async function checkPromoCode(
  db: Connection,
  code: string,
  playerId: number | null,
  now: Date,
): Promise<PromoCheck> {
  const promo = find(code);
  if (promo === undefined) {
    const reason = 'PROMO_CODE_NOT_FOUND';
    return { success: false, can_use: false, reason, used: null, offers_per_user: null, terms: null };
  }
  const running = {
    success: !hasEnded(promo, now),
    offers_per_user: promo.offersPerUser,
    terms: termsOf(templateOf(promo.template)),
  };
  if (playerId === null) return { ...running, can_use: null, reason: null, used: null };
  const reason = await problemFor(db, promo, playerId, now);
  return { ...running, can_use: reason === null, reason, used: await usesOf(db, promo, playerId) };
}

/** Uses a code: the player gets its offer, a gift starts at once. Refuses with 422 and the special code. */
export async function addPromoCode(
  trx: Connection,
  player: { readonly id: number; readonly currency: Currency },
  code: string,
  now: Date,
): Promise<PromoBonus> {
  const promo = find(code);
  if (promo === undefined) return refuse(422, 'PROMO_CODE_NOT_FOUND');
  await lockPlayer(trx, player.id);
  const problem = await problemFor(trx, promo, player.id, now);
  if (problem !== null) return refuse(422, problem);
  const grant = {
    playerId: player.id,
    currency: player.currency,
    template: promo.template,
    promoCode: promo.code,
  };
  const offerId = await grantOffer(trx, grant, now);
  if (!takesDeposit(templateOf(promo.template))) await takeUpGift(trx, player.id, offerId, now);
  return await view(trx, promo, player.id, now);
}

/** Bonuses of the month, for a player or a guest. */
export async function promoBonuses(
  db: Connection,
  playerId: number | null,
  now: Date,
): Promise<PromoBonus[]> {
  const ofMonth = promoCodes.filter((promo) => promo.isOfMonth);
  return await Promise.all(ofMonth.map((promo) => view(db, promo, playerId, now)));
}

async function view(
  db: Connection,
  promo: PromoCode,
  playerId: number | null,
  now: Date,
): Promise<PromoBonus> {
  const template = templateOf(promo.template);
  const monthStart = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  const monthEnd = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1) - 1000);
  const used =
    playerId === null
      ? []
      : await db
          .selectFrom('offers')
          .select(['id', 'status', 'transaction_id'])
          .where('player_id', '=', playerId)
          .where('promo_code', '=', promo.code)
          .orderBy('ordinal')
          .execute();
  const terms = termsOf(template);
  const slug = promo.code.toLowerCase();
  return {
    slug,
    modal_image: `offers/${promo.template}-b.webp`,
    secondary_image: null,
    banner_start_at: monthStart.toISOString(),
    banner_end_at: monthEnd.toISOString(),
    promo_code: {
      code: promo.code,
      type: template.type,
      end_at: promo.lastDay === null ? null : `${promo.lastDay}T23:59:59Z`,
      banner_end_at: monthEnd.toISOString(),
      offers_per_user: promo.offersPerUser,
      offer: { data: used.map((offer) => ({ ...offer, type: template.type })) },
      offer_template: {
        spinsCount: template.spins?.count ?? null,
        totalBet: template.spins?.bet ?? null,
        wager: template.wager,
        game: template.spins === undefined ? null : { name: template.spins.game.name },
        minDepositAmount: template.minDeposit,
        maxAmountMoney: template.maxAmount ?? template.fixed,
        maxAmountPercent: template.percent,
        maxCashOutType: terms.max_cash_out_type,
        maxCashOutPercent: terms.max_cash_out_percent,
        maxCashOutMoney: terms.max_cash_out_money,
      },
    },
  };
}
