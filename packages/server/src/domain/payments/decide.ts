import type { Connection } from '../../db/types.ts';
import { lockPlayer } from '../ledger/post.ts';
import { findPayment, type PaymentRow } from './records.ts';
import { creditDeposit, depositBlockReason, refuseDeposit } from './settle.ts';
import {
  holdWithdrawal,
  payOutNow,
  releaseWithdrawal,
  returnWithdrawal,
  sendWithdrawal,
} from './withdrawal-stages.ts';

export const declineReasons = ['bank_refused', 'insufficient_funds', 'withdrawal_error'] as const;
export type DeclineReason = (typeof declineReasons)[number];

export type PaymentVerdict =
  | { readonly status: 'approved' }
  | { readonly status: 'declined'; readonly reason: DeclineReason };

/** Operations on an open withdrawal; false if not possible. */
export const withdrawalOrders = {
  hold: holdWithdrawal,
  release: releaseWithdrawal,
  send: sendWithdrawal,
} as const;

/**
 * Decides an open payment instead of the bank and notifies the player. A deposit of a player who has since been banned
 * or restricted is declined in any case. `trx` has held the player's lock since before `payment` was read.
 */
export async function decidePayment(
  trx: Connection,
  payment: PaymentRow,
  verdict: PaymentVerdict,
  turnoverFactor: number,
  now: Date,
): Promise<void> {
  const refusal = verdict.status === 'declined' ? verdict.reason : null;
  if (payment.type === 'withdrawal') {
    if (refusal === null) await payOutNow(trx, payment, now);
    else await returnWithdrawal(trx, payment, refusal, now);
    return;
  }
  const reason =
    refusal ?? (payment.stage === 'confirming' ? null : await depositBlockReason(trx, payment, now));
  if (reason === null) await creditDeposit(trx, payment, turnoverFactor, now);
  else await refuseDeposit(trx, payment, reason, now);
}

/** An undecided payment; null for another. Locks its player. */
export async function openPayment(trx: Connection, id: string): Promise<PaymentRow | null> {
  const found = await trx.selectFrom('payments').select('player_id').where('id', '=', id).executeTakeFirst();
  if (found === undefined) return null;
  await lockPlayer(trx, found.player_id);
  const payment = await findPayment(trx, found.player_id, id);
  return payment?.status === 'process' ? payment : null;
}
