import type { Connection } from '../../db/types.ts';
import { lockPlayer } from '../ledger/index.ts';
import { findPayment } from './records.ts';
import { creditDeposit, hindranceOf, refuseDeposit } from './settle.ts';
import { settleWithdrawal } from './withdraw.ts';

/** Reasons a payment may be declined for by hand. */
export const declineReasons = ['bank_refused', 'insufficient_funds', 'withdrawal_error'] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** What somebody who decides by hand says about a payment. */
export type PaymentVerdict =
  { readonly status: 'approved' } | { readonly status: 'declined'; readonly reason: DeclineReason };

/**
 * Decides about a payment that is still open, instead of the bank, and notifies the player. Run it in a transaction.
 * A deposit the player has since excluded is declined whatever the verdict. False for an unknown payment
 * and for one that was decided before.
 */
export async function decidePayment(
  trx: Connection,
  id: string,
  verdict: PaymentVerdict,
  now: Date,
): Promise<boolean> {
  const found = await trx.selectFrom('payments').select('player_id').where('id', '=', id).executeTakeFirst();
  if (found === undefined) return false;
  await lockPlayer(trx, found.player_id);
  const payment = await findPayment(trx, found.player_id, id);
  if (payment?.status !== 'process') return false;
  const refusal = verdict.status === 'declined' ? verdict.reason : null;
  if (payment.type === 'withdrawal') {
    await settleWithdrawal(trx, payment, refusal, now);
    return true;
  }
  const reason = refusal ?? (payment.stage === 'confirming' ? null : await hindranceOf(trx, payment, now));
  if (reason === null) await creditDeposit(trx, payment, now);
  else await refuseDeposit(trx, payment, reason, now);
  return true;
}
