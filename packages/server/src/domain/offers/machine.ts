import type { OfferStatus } from '../../db/money-tables.ts';
import type { Connection } from '../../db/types.ts';
import type { OfferRow } from './offers.ts';

export type OfferEvent =
  | 'take_up'
  | 'start_money'
  | 'start_spins'
  | 'finish'
  | 'pay_out'
  | 'waste'
  | 'pass_over'
  | 'reject'
  | 'cancel'
  | 'expire'
  | 'let_go'
  | 'withdraw';

interface Transition {
  readonly from: readonly OfferStatus[];
  readonly to: OfferStatus;
}

export const transitions: Readonly<Record<OfferEvent, Transition>> = {
  /** The offer's deposit was credited, or the offer needs no deposit. */
  take_up: { from: ['available'], to: 'awaiting' },
  /** The bonus money was credited. */
  start_money: { from: ['awaiting'], to: 'active' },
  start_spins: { from: ['awaiting'], to: 'started' },
  /** The wager is complete, or all spins were played and won something. */
  finish: { from: ['active', 'started'], to: 'finished' },
  /** The money prize of a restricted player was paid as real money without a wager. */
  pay_out: { from: ['available'], to: 'finished' },
  /** The bonus money is lost, or the spins won nothing. */
  waste: { from: ['active', 'started'], to: 'wasted' },
  /** A deposit was made without the offer, or the player may not play any more (`letGoOffers` of `finish.ts`). */
  pass_over: { from: ['available'], to: 'ignored' },
  reject: { from: ['available'], to: 'rejected' },
  cancel: { from: ['active', 'started'], to: 'canceled' },
  /** The time to activate, wager or play the offer is over, or the operator ended it. */
  expire: { from: ['available', 'active', 'started'], to: 'expired' },
  /** The player excluded themselves, or the operator decided about a banned player's money. */
  let_go: { from: ['awaiting', 'active', 'started'], to: 'wager_ignored' },
  /** An accepted withdrawal ends deposit bonuses. */
  withdraw: { from: ['awaiting', 'active'], to: 'wager_ignored' },
};

/** A transition that is not allowed; nothing was written. */
export class IllegalTransitionError extends Error {
  override readonly name = 'IllegalTransitionError';
}

/** Status after an event; null if the event is not possible. */
export function statusAfter(status: OfferStatus, event: OfferEvent): OfferStatus | null {
  const { from, to } = transitions[event];
  return from.includes(status) ? to : null;
}

/** Reason of an ended offer, by event. */
const endReasons: Partial<Readonly<Record<OfferEvent, string>>> = {
  finish: 'wagered',
  pay_out: 'wagered',
  waste: 'lost',
  pass_over: 'not_taken',
  reject: 'player',
  cancel: 'player',
  expire: 'expired',
  let_go: 'restriction',
  withdraw: 'withdrawal',
};

/** Values that are stored together with a change of status. */
export type OfferChanges = Partial<
  Pick<
    OfferRow,
    | 'amount'
    | 'wager_amount_max'
    | 'transaction_id'
    | 'spins_count'
    | 'expired_at'
    | 'activated_at'
    | 'can_cancel'
    | 'released_amount'
    | 'removed_amount'
  >
>;

/**
 * Changes an offer's status; an event that ends it also stores time and reason. `trx` holds the player's lock. Throws
 * `IllegalTransitionError` if the status of the given or the stored row does not allow the event.
 */
export async function moveOffer(
  trx: Connection,
  offer: Pick<OfferRow, 'id' | 'status'>,
  event: OfferEvent,
  at: Date,
  changes: OfferChanges = {},
): Promise<OfferStatus> {
  const status = statusAfter(offer.status, event);
  if (status === null) throw new IllegalTransitionError(`${event} of an offer that is ${offer.status}`);
  const reason = endReasons[event];
  const moved = await trx
    .updateTable('offers')
    .set({ ...changes, ...(reason === undefined ? {} : { ended_at: at, end_reason: reason }), status })
    .where('id', '=', offer.id)
    .where('status', '=', offer.status)
    .returning('id')
    .executeTakeFirst();
  if (moved === undefined)
    throw new IllegalTransitionError(`${event}: the offer is no longer ${offer.status}`);
  return status;
}
