import type { Player } from '../ledger/post.ts';
import { promoCodeLength, writtenCode, type ResponseOf, type endpoints } from '@tulpar/api/contract';
import type { Connection } from '../../db/types.ts';
import { notify } from '../notifications/notifications.ts';
import { isRestricted } from '../protection/restrictions.ts';
import { refuse } from '../errors/refusal.ts';
import { activateGift } from './activate.ts';
import { grantOffer, offersOf, statusNow } from './offers.ts';
import {
  problemFor,
  type PromoReader,
  findPromoCode,
  listPromoCodes,
  phaseOf,
  windowOf,
  type PromoCode,
} from './promo-codes.ts';
import { takesDeposit, termsOf } from './template.ts';
import { isTemplateCode, templateOf } from './templates.ts';

export type PromoBonus = ResponseOf<(typeof endpoints)['addPromoCode']>['data'];
export type PromoOutcome = NonNullable<ResponseOf<(typeof endpoints)['signUp']>['promo']>;

type Applied = { readonly offerId: string } | { readonly reason: string };

/**
 * Grants the offer of a code, or returns why not. Gifts start immediately. `trx` holds the player's lock or has
 * created the player.
 */
async function applyCode(trx: Connection, player: Player, promo: PromoCode, now: Date): Promise<Applied> {
  // Lock the code, because two players may apply it at the same time and only one use is left.
  if (promo.uses_total !== null)
    await trx
      .selectFrom('promo_codes')
      .select('code')
      .where('code', '=', promo.code)
      .forUpdate()
      .executeTakeFirst();
  // A second tab or click, or a repeat after a lost response, gets the offer of the first, not another one or an error.
  const waiting = await waitingOffer(trx, player.id, promo.code, now);
  if (waiting !== undefined) return { offerId: waiting.id };
  const problem = await problemFor(trx, promo, player, now);
  if (problem !== null) return { reason: problem.reason };
  const { template } = promo;
  if (!isTemplateCode(template)) throw new Error(`There is no bonus template ${template}`);
  const grant = { playerId: player.id, currency: player.currency, template, promoCode: promo.code };
  const offerId = await grantOffer(trx, grant, now);
  if (!takesDeposit(templateOf(template))) await activateGift(trx, player.id, offerId, now);
  return { offerId };
}

/** The offer that a code granted and that is not activated yet. */
async function waitingOffer(trx: Connection, playerId: number, code: string, now: Date) {
  const offers = await offersOf(trx, playerId, 'available').where('promo_code', '=', code).execute();
  return offers.find((offer) => statusNow(offer, now) === 'available');
}

/**
 * Applies a code (API-56). Refuses with 422 and the code's error, or 409 PLAYER_RESTRICTED. `trx` holds the
 * player's lock.
 */
export async function addPromoCode(
  trx: Connection,
  player: Player,
  code: string,
  now: Date,
): Promise<PromoBonus> {
  if (await isRestricted(trx, player.id, now)) return refuse(409, 'PLAYER_RESTRICTED');
  const promo = await findPromoCode(trx, code);
  if (promo === undefined) return refuse(422, 'PROMO_CODE_NOT_FOUND');
  const applied = await applyCode(trx, player, promo, now);
  if ('reason' in applied) return refuse(422, applied.reason);
  return await view(trx, promo, player, now);
}

/**
 * Applies the promo code of a registration in the same transaction. A refused code does not stop the registration;
 * the player is notified of the reason (PROMO-22, PROMO-23). Null without a code.
 */
export async function applyPromoCodeAtSignUp(
  trx: Connection,
  player: Player,
  text: string | null | undefined,
  now: Date,
): Promise<PromoOutcome | null> {
  // Truncation may split a surrogate pair, which the database rejects.
  const code = writtenCode(text ?? '')
    .slice(0, promoCodeLength.max)
    .replace(/\p{Surrogate}$/u, '');
  if (code === '') return null;
  const promo = await findPromoCode(trx, text ?? '');
  const applied: Applied =
    promo === undefined ? { reason: 'PROMO_CODE_NOT_FOUND' } : await applyCode(trx, player, promo, now);
  if ('offerId' in applied)
    return { code: promo?.code ?? code, is_granted: true, reason: null, offer_id: applied.offerId };
  const { reason } = applied;
  await notify(trx, player.id, 'promo_code_not_valid', { reason, promoCode: code }, now);
  return { code, is_granted: false, reason, offer_id: null };
}

/**
 * Bonuses of the month in the currency of a player or a guest; with `all` includes those that are not running
 * (PROMO-24).
 */
export async function promoBonuses(
  db: Connection,
  reader: PromoReader,
  all: boolean,
  now: Date,
): Promise<PromoBonus[]> {
  const shown = (await listPromoCodes(db)).filter(
    (promo) =>
      promo.is_of_month &&
      (promo.currency === null || promo.currency === reader.currency) &&
      (all || phaseOf(promo, reader.currency, now) === 'running'),
  );
  return await Promise.all(shown.map((promo) => view(db, promo, reader, now)));
}

/** Dates of a code without a first or last day, because the contract requires both. */
const longAgo = new Date(0);
const farAway = new Date(Date.UTC(9999, 0, 1));

async function view(db: Connection, promo: PromoCode, reader: PromoReader, now: Date): Promise<PromoBonus> {
  const template = templateOf(promo.template);
  const { start, end } = windowOf(promo, reader.currency, now);
  const endsAt = (end ?? farAway).toISOString();
  const used =
    reader.id === null
      ? []
      : await db
          .selectFrom('offers')
          .select(['id', 'status', 'transaction_id'])
          .where('player_id', '=', reader.id)
          .where('promo_code', '=', promo.code)
          .orderBy('ordinal')
          .execute();
  const terms = termsOf(template);
  return {
    slug: promo.code.toLowerCase(),
    modal_image: `offers/${template.image ?? promo.template}-b.webp`,
    secondary_image: null,
    banner_start_at: (start ?? longAgo).toISOString(),
    banner_end_at: endsAt,
    promo_code: {
      code: promo.code,
      type: template.type,
      end_at: end?.toISOString() ?? null,
      banner_end_at: endsAt,
      offers_per_user: promo.offers_per_user,
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
