import { bonusOf, sumToWager } from '@tulpar/api/contract';
import type { Connection } from '../../db/types.ts';
import { post } from '../ledger/post.ts';
import { notify } from '../notifications/notifications.ts';
import { isRestricted } from '../protection/restrictions.ts';
import { refuse } from '../errors/refusal.ts';
import { amountIn } from '../locale/locale.ts';
import { moveOffer } from './machine.ts';
import {
  daysAfter,
  findOffer,
  grantOnce,
  listOffers,
  spinsIdOf,
  statusNow,
  type OfferRow,
  isWelcomeStep,
  openWelcome,
  welcomeLock,
  activeOffer,
  offersOf,
} from './offers.ts';
import { needsDeposit, takesDeposit, termsOf } from './template.ts';
import { isTemplateCode, templateOf } from './templates.ts';

/** Why an offer cannot be used with a deposit; `ok` if it can. */
export async function checkOfferForDeposit(
  db: Connection,
  playerId: number,
  offerId: string,
  amount: number,
  now: Date,
): Promise<'ok' | 'not_found' | 'amount_below_min'> {
  const offer = await findOffer(db, playerId, offerId);
  if (offer === undefined || statusNow(offer, now) !== 'available') return 'not_found';
  const template = templateOf(offer.template);
  if (!takesDeposit(template)) return 'not_found';
  if (welcomeLock(offer, await listOffers(db, playerId), now) !== null) return 'not_found';
  const min = template.minDeposit === null ? 0 : amountIn(template.minDeposit, offer.currency);
  return amount < min ? 'amount_below_min' : 'ok';
}

/**
 * Activates the offer that the player chose for a credited deposit. Only one bonus is wagered at a time; another
 * is queued with its amount fixed and starts when the first ends. `trx` holds the player's lock.
 */
export async function activateDepositOffer(
  trx: Connection,
  payment: {
    readonly id: string;
    readonly player_id: number;
    readonly offer_id: string | null;
    readonly amount: number;
  },
  now: Date,
): Promise<void> {
  if (payment.offer_id === null) return;
  const offer = await findOffer(trx, payment.player_id, payment.offer_id);
  // Two open deposits may name the same offer; the one credited first gets it.
  if (offer === undefined || statusNow(offer, now) !== 'available') return;
  await activate(trx, offer, { id: payment.id, amount: payment.amount }, now);
}

/** Activates an offer that needs no deposit. `trx` holds the player's lock. */
export async function activateGift(trx: Connection, playerId: number, offerId: string, now: Date) {
  const offer = await findOffer(trx, playerId, offerId);
  if (offer === undefined) throw new Error(`There is no offer ${offerId}`);
  await activate(trx, offer, null, now);
}

/**
 * Activates an available offer without a deposit at the player's request; returns the updated offer. `trx`
 * holds the player's lock.
 */
export async function activateOffer(
  trx: Connection,
  playerId: number,
  offerId: string,
  now: Date,
): Promise<OfferRow> {
  const offer = await findOffer(trx, playerId, offerId);
  if (offer === undefined) return refuse(404, 'OFFER_NOT_FOUND');
  // Checked under the lock, because a break may have started in another tab after this request began.
  if (await isRestricted(trx, playerId, now)) return refuse(409, 'PLAYER_RESTRICTED');
  if (statusNow(offer, now) !== 'available') return refuse(409, 'OFFER_NOT_AVAILABLE');
  if (needsDeposit(templateOf(offer.template))) return refuse(409, 'OFFER_NEEDS_DEPOSIT');
  await activate(trx, offer, null, now);
  const taken = await findOffer(trx, playerId, offerId);
  if (taken === undefined) throw new Error(`There is no offer ${offerId}`);
  return taken;
}

async function activate(
  trx: Connection,
  offer: OfferRow,
  payment: { readonly id: string; readonly amount: number } | null,
  now: Date,
): Promise<void> {
  const template = templateOf(offer.template);
  const paid = { transaction_id: payment?.id ?? null };
  if (template.spins !== undefined) {
    const status = await moveOffer(trx, offer, 'take_up', now, paid);
    const expired_at = daysAfter(now, template.lifetimeDays);
    // Free spins are not queued, because they can be played while a bonus is being wagered.
    await moveOffer(trx, { id: offer.id, status }, 'start_spins', now, {
      activated_at: now,
      expired_at,
      can_cancel: true,
    });
    return;
  }
  const terms = termsOf(template);
  const deposit = payment?.amount ?? 0;
  const amount = offer.amount ?? bonusOf(terms, deposit, offer.currency);
  // `sumToWager` is null for winnings of spins.
  const toWager = sumToWager(terms, deposit, amount) ?? amount * template.wager;
  await moveOffer(trx, offer, 'take_up', now, { ...paid, amount, wager_amount_max: toWager });
  await giveSpinsWith(trx, offer, payment, now);
  await startNextOffer(trx, offer.player_id, now);
}

/** Grants the free spins that come with a bonus, for the same payment (WELC-15). */
async function giveSpinsWith(
  trx: Connection,
  offer: OfferRow,
  payment: { readonly id: string; readonly amount: number } | null,
  now: Date,
): Promise<void> {
  const code = templateOf(offer.template).withSpins?.template;
  if (code === undefined) return;
  if (!isTemplateCode(code)) throw new Error(`There is no bonus template ${code}`);
  const { player_id: playerId, currency } = offer;
  const grant = { playerId, currency, template: code, parentId: offer.id, id: spinsIdOf(offer.id) };
  const id = await grantOnce(trx, `with:${offer.id}`, grant, now);
  const spins = id === null ? undefined : await findOffer(trx, playerId, id);
  if (spins !== undefined) await activate(trx, spins, payment, now);
}

/** Starts the queued bonus that was granted first, unless one is active. `trx` holds the player's lock. */
export async function startNextOffer(trx: Connection, playerId: number, now: Date): Promise<void> {
  if ((await activeOffer(trx, playerId)) !== undefined) return;
  const next = await offersOf(trx, playerId, 'awaiting')
    .where('amount', 'is not', null)
    .orderBy('created_at')
    .orderBy('ordinal')
    .executeTakeFirst();
  if (next !== undefined) await start(trx, next, now);
}

async function start(trx: Connection, offer: OfferRow, now: Date): Promise<void> {
  const template = templateOf(offer.template);
  const amount = offer.amount ?? 0;
  const until = daysAfter(now, template.lifetimeDays);
  await post(trx, {
    key: `offer:${offer.id}:grant`,
    kind: 'bonus_grant',
    playerId: offer.player_id,
    currency: offer.currency,
    entries: { bonus: amount, house_bonus: -amount },
    at: now,
  });
  await moveOffer(trx, offer, 'start_money', now, { activated_at: now, expired_at: until, can_cancel: true });
  await notify(
    trx,
    offer.player_id,
    'activate-deposit-bonus',
    {
      amount,
      currency: offer.currency,
      wager: template.wager,
      ...(until === null ? {} : { until: until.toISOString() }),
    },
    now,
  );
}

/**
 * Called after a credited deposit: cancels the welcome offer that the deposit could have used, unless the deposit
 * activated it. A locked offer remains (WELC-14).
 */
export async function forfeitWelcomeOffer(
  trx: Connection,
  playerId: number,
  paymentId: string | null,
  now: Date,
): Promise<void> {
  const offers = await listOffers(trx, playerId);
  // If this deposit activated a welcome offer, the next one may be open now; it is for the next deposit.
  const isTaken = offers.some(
    (offer) => paymentId !== null && offer.transaction_id === paymentId && isWelcomeStep(offer),
  );
  const open = isTaken ? undefined : openWelcome(offers, now);
  if (open !== undefined) await moveOffer(trx, open, 'pass_over', now);
}
