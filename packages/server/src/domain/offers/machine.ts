import type { OfferStatus } from '../../db/money-tables.ts';
import type { Connection } from '../../db/types.ts';
import type { OfferRow } from './offers.ts';

/** What can happen to an offer. */
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
  | 'withdraw'
  | 'hide';

interface Transition {
  readonly from: readonly OfferStatus[];
  readonly to: OfferStatus;
}

/** Every way from one status to another; there is no other. */
export const transitions: Readonly<Record<OfferEvent, Transition>> = {
  /** Its deposit came, or it needs none. */
  take_up: { from: ['available'], to: 'awaiting' },
  /** The bonus money is on the balance. */
  start_money: { from: ['awaiting'], to: 'active' },
  start_spins: { from: ['awaiting'], to: 'started' },
  /** The wager is done, or the last spin is played and something is won. */
  finish: { from: ['active', 'started'], to: 'finished' },
  /** A prize in money, won before a break or self-exclusion: it comes as own money, nothing is wagered. */
  pay_out: { from: ['available'], to: 'finished' },
  /** The bonus money is lost, or the spins won nothing. */
  waste: { from: ['active', 'started'], to: 'wasted' },
  /** The deposit it belongs to was made without it. */
  pass_over: { from: ['available'], to: 'ignored' },
  reject: { from: ['available'], to: 'rejected' },
  cancel: { from: ['active', 'started'], to: 'canceled' },
  /** Its time is over: to take it up, or to wager or play it. */
  expire: { from: ['available', 'active', 'started'], to: 'expired' },
  /** Ended by the house with the wager undone, because the player may not play any more. */
  let_go: { from: ['awaiting', 'active', 'started'], to: 'wager_ignored' },
  /** A withdrawal was accepted. */
  withdraw: { from: ['awaiting', 'active'], to: 'wager_ignored' },
  /** No longer shown; what was in play never disappears from the history. */
  hide: { from: ['available', 'ignored', 'rejected'], to: 'hidden' },
};

/** A step no rule allows; nothing was written. */
export class IllegalTransitionError extends Error {
  override readonly name = 'IllegalTransitionError';
}

/** Status after an event; null when it cannot happen to such an offer. */
export function statusAfter(status: OfferStatus, event: OfferEvent): OfferStatus | null {
  const { from, to } = transitions[event];
  return from.includes(status) ? to : null;
}

/** Why an offer ended, by the event that ended it; the other events end nothing. */
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

/** What is written together with a step. */
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
 * Takes one step of an offer's life at a moment; an end is written down with its reason. `trx` holds the player's lock. Throws `IllegalTransitionError` for a step from
 * another status, whether the row says so or the database has moved on.
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
