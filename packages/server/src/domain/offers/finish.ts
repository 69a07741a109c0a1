import { cashOutCap } from '@tulpar/api/contract';
import type { OfferStatus } from '../../db/money-tables.ts';
import type { Connection } from '../../db/types.ts';
import { processEach } from '../../queues.ts';
import type { Ports } from '../../ports.ts';
import { readBalances, post, withPlayerLock } from '../ledger/post.ts';
import { notify } from '../notifications/notifications.ts';
import { closeEmptyTurnover } from '../protection/turnover.ts';
import { refuse } from '../errors/refusal.ts';
import { startNextOffer, activateGift } from './activate.ts';
import { notifyOfEnd } from './end-notices.ts';
import { moveOffer, statusAfter, type OfferEvent } from './machine.ts';
import { findOffer, statusNow, type OfferRow, grantOnce, offersOf } from './offers.ts';
import { termsOf } from './template.ts';
import { templateOf, isTemplateCode } from './templates.ts';
import { amountIn, type Currency } from '../locale/locale.ts';

type Ending = Extract<OfferEvent, 'finish' | 'waste' | 'cancel' | 'expire' | 'let_go' | 'withdraw'>;

/**
 * Ends the active bonus. If its wager is complete, bonus money becomes real money up to the cash-out maximum. All other
 * bonus money returns to the house. Then starts the next queued bonus. `trx` holds the player's lock.
 */
export async function endOffer(trx: Connection, offer: OfferRow, ending: Ending, now: Date): Promise<void> {
  const { bonus } = await readBalances(trx, offer.player_id, offer.currency);
  const bound = cashOutCap(termsOf(templateOf(offer.template)), offer.amount ?? 0, offer.currency);
  const cashedOut = ending === 'finish' ? Math.min(bonus, bound ?? bonus) : 0;
  const status = await moveOffer(trx, offer, ending, now, {
    can_cancel: false,
    released_amount: cashedOut,
    removed_amount: bonus - cashedOut,
  });
  if (bonus > 0) {
    await post(trx, {
      key: `offer:${offer.id}:end`,
      kind: `bonus_${status}`,
      playerId: offer.player_id,
      currency: offer.currency,
      entries: { bonus: -bonus, real: cashedOut, house_bonus: bonus - cashedOut },
      at: now,
    });
  }
  if (ending === 'finish') {
    await notify(
      trx,
      offer.player_id,
      'finish-bonus',
      { amount: cashedOut, removed: bonus - cashedOut, currency: offer.currency },
      now,
    );
  }
  if (ending === 'expire') await notifyOfEnd(trx, offer, 'after', now, bonus);
  await startNextOffer(trx, offer.player_id, now);
  await closeEmptyTurnover(trx, offer.player_id);
}

/** Ends the player's expired bonuses and spins. `trx` holds the player's lock. */
export async function expireActive(trx: Connection, playerId: number, now: Date): Promise<void> {
  const running = offersOf(trx, playerId, 'active', 'started').orderBy('status');
  const due = await running.where('expired_at', '<=', now).execute();
  for (const offer of due) {
    if (offer.status === 'active') await endOffer(trx, offer, 'expire', now);
    else await endSpins(trx, offer, 'expire', now);
  }
}

/**
 * Pays a money prize as real money to a restricted player, who cannot wager it (SAFE-13). `trx` holds the player's
 * lock.
 */
export async function payOutPrize(trx: Connection, playerId: number, offerId: string, now: Date) {
  const offer = await findOffer(trx, playerId, offerId);
  if (offer === undefined) throw new Error(`There is no offer ${offerId}`);
  const amount = offer.amount ?? 0;
  await moveOffer(trx, offer, 'pay_out', now, { released_amount: amount, removed_amount: 0 });
  await post(trx, {
    key: `offer:${offer.id}:grant`,
    kind: 'bonus_grant',
    playerId,
    currency: offer.currency,
    entries: { real: amount, house_bonus: -amount },
    at: now,
  });
}

/**
 * Ends all offers of a player who may not play any more: bonus money returns to the house, spins end,
 * available offers are ignored (OP-137). `trx` holds the player's lock.
 */
export async function letGoOffers(trx: Connection, playerId: number, now: Date): Promise<void> {
  for (const offer of await offersOf(trx, playerId, 'available').execute()) {
    await moveOffer(trx, offer, 'pass_over', now);
    await trx.updateTable('offers').set({ end_reason: 'restriction' }).where('id', '=', offer.id).execute();
  }
  const offers = await offersOf(trx, playerId, 'awaiting', 'active', 'started').orderBy('ordinal').execute();
  for (const offer of offers.filter(({ status }) => status === 'started'))
    await moveOffer(trx, offer, 'let_go', now);
  for (const offer of offers.filter(({ status }) => status === 'awaiting'))
    await forfeitQueued(trx, offer, 'let_go', now);
  for (const offer of offers.filter(({ status }) => status === 'active'))
    await endOffer(trx, offer, 'let_go', now);
}

/** Ends a queued bonus: the player loses its amount, which is in no balance yet. */
const forfeitQueued = (trx: Connection, offer: OfferRow, ending: 'let_go' | 'withdraw', now: Date) =>
  moveOffer(trx, offer, ending, now, {
    can_cancel: false,
    released_amount: 0,
    removed_amount: offer.amount ?? 0,
  });

/** Whether the operator can end an offer with this status. */
export const isClosable = (status: OfferStatus): boolean => statusAfter(status, 'expire') !== null;

/**
 * Ends an offer for the operator (OP-122); false if the offer is unknown or cannot be ended. `trx` holds the
 * player's lock.
 */
export async function closeOffer(trx: Connection, playerId: number, id: string, now: Date): Promise<boolean> {
  const offer = await findOffer(trx, playerId, id);
  if (offer === undefined || !isClosable(statusNow(offer, now))) return false;
  if (offer.status === 'active') await endOffer(trx, offer, 'expire', now);
  else if (offer.status === 'started') await endSpins(trx, offer, 'expire', now);
  else await moveOffer(trx, offer, 'expire', now);
  await trx.updateTable('offers').set({ end_reason: 'operator' }).where('id', '=', id).execute();
  return true;
}

/** Ends every expired bonus and all expired gift spins; run periodically. */
export async function expireOffers({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<void> {
  const due = await db
    .selectFrom('offers')
    .select('player_id')
    .distinct()
    .where('status', 'in', ['active', 'started'])
    .where('expired_at', '<=', clock.now())
    .execute();
  await processEach(due, ({ player_id }) =>
    withPlayerLock({ db, clock }, player_id, (trx, now) => expireActive(trx, player_id, now)),
  );
}

/**
 * Cancels an active offer, but only a cancellable one with nothing left to wager. Free spins have no wager, so
 * they can be cancelled together with their winnings. `trx` holds the player's lock.
 */
export async function cancelOffer(trx: Connection, playerId: number, id: string, now: Date): Promise<void> {
  const offer = await findOffer(trx, playerId, id);
  if (offer === undefined) return refuse(404, 'OFFER_NOT_FOUND');
  const left = (offer.wager_amount_max ?? 0) - offer.wager_amount;
  if (statusAfter(offer.status, 'cancel') === null || !offer.can_cancel || left !== 0) {
    return refuse(409, 'OFFER_NOT_CANCELABLE');
  }
  // The offer may have expired since the periodic job last ran.
  if (offer.expired_at !== null && offer.expired_at <= now) return refuse(409, 'OFFER_NOT_CANCELABLE');
  if (offer.status === 'started') await moveOffer(trx, offer, 'cancel', now, { can_cancel: false });
  else await endOffer(trx, offer, 'cancel', now);
}

/** Declines an available offer. `trx` holds the player's lock. */
export async function rejectOffer(trx: Connection, playerId: number, id: string, now: Date): Promise<void> {
  const offer = await findOffer(trx, playerId, id);
  if (offer === undefined) return refuse(404, 'OFFER_NOT_FOUND');
  if (statusNow(offer, now) !== 'available') return refuse(409, 'OFFER_NOT_REJECTABLE');
  await moveOffer(trx, offer, 'reject', now);
}

/** A bonus that a withdrawal ends, with the forfeited amounts, minor units. */
export interface OfferToEnd {
  readonly id: string;
  readonly template: string;
  /** Remaining bonus money of the original bonus. */
  readonly bonus_amount: number;
  /** Bonus money won with the bonus. */
  readonly win_amount: number;
}

/** Deposit bonuses that are active or queued, the active one first. */
async function depositBonuses(db: Connection, playerId: number): Promise<OfferRow[]> {
  const rows = await offersOf(db, playerId, 'active', 'awaiting')
    .where('transaction_id', 'is not', null)
    .orderBy('status')
    .orderBy('ordinal')
    .execute();
  return rows.filter(({ template }) => templateOf(template).spins === undefined);
}

/** Offers that a withdrawal would end now; `bonus` is the bonus balance, minor units. */
export async function offersEndedByWithdrawal(
  db: Connection,
  playerId: number,
  bonus: number,
): Promise<OfferToEnd[]> {
  const offers = await depositBonuses(db, playerId);
  return offers.map(({ id, template, status, amount }) => {
    const given = amount ?? 0;
    const money = status === 'active' ? bonus : given;
    const bonusAmount = Math.min(money, given);
    return { id, template, bonus_amount: bonusAmount, win_amount: money - bonusAmount };
  });
}

/** Ends the deposit bonuses that an accepted withdrawal forfeits. `trx` holds the player's lock. */
export async function endOffersByWithdrawal(trx: Connection, playerId: number, now: Date): Promise<void> {
  const offers = await depositBonuses(trx, playerId);
  // Queued ones first, because ending the active one would start the next.
  for (const offer of offers.filter(({ status }) => status === 'awaiting'))
    await forfeitQueued(trx, offer, 'withdraw', now);
  for (const offer of offers.filter(({ status }) => status === 'active'))
    await endOffer(trx, offer, 'withdraw', now);
}

/** The oldest active gift spins for exactly this game and stake. */
export async function giftSpinsFor(
  trx: Connection,
  round: {
    readonly playerId: number;
    readonly currency: Currency;
    readonly game: string;
    readonly bet: number;
  },
): Promise<OfferRow | undefined> {
  const offers = await offersOf(trx, round.playerId, 'started')
    .where('currency', '=', round.currency)
    .orderBy('activated_at')
    .orderBy('ordinal')
    .execute();
  return offers.find((offer) => {
    const { spins } = templateOf(offer.template);
    return spins?.game.slug === round.game && amountIn(spins.bet, offer.currency) === round.bet;
  });
}

/** Counts one spin and its win; ends the spins after the last one. `trx` holds the player's lock. */
export async function countGiftSpin(trx: Connection, offer: OfferRow, win: number, now: Date): Promise<void> {
  const played = {
    played_spins: offer.played_spins + 1,
    spins_won: offer.spins_won + win,
  };
  await trx.updateTable('offers').set(played).where('id', '=', offer.id).execute();
  if (played.played_spins < (offer.spins_count ?? 0)) return;
  await endSpins(trx, { ...offer, ...played }, played.spins_won > 0 ? 'finish' : 'waste', now);
}

/** Ends gift spins and turns their winnings into a bonus. `trx` holds the player's lock. */
async function endSpins(
  trx: Connection,
  offer: OfferRow,
  ending: Extract<OfferEvent, 'finish' | 'waste' | 'expire'>,
  now: Date,
): Promise<void> {
  await moveOffer(trx, offer, ending, now, { can_cancel: false });
  if (ending === 'expire') await notifyOfEnd(trx, offer, 'after', now);
  const { spins } = templateOf(offer.template);
  if (offer.spins_won === 0 || spins === undefined) return;
  if (!isTemplateCode(spins.winTemplate)) throw new Error(`There is no bonus template ${spins.winTemplate}`);
  const grant = {
    playerId: offer.player_id,
    currency: offer.currency,
    template: spins.winTemplate,
    amount: offer.spins_won,
    parentId: offer.id,
  };
  const won = await grantOnce(trx, `spins:${offer.id}`, grant, now);
  if (won !== null) await activateGift(trx, offer.player_id, won, now);
}
