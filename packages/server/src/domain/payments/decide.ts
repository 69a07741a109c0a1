import type { Connection } from '../../db/types.ts';
import { lockPlayer, readBalances } from '../ledger/post.ts';
import { findPayment, type PaymentRow } from './records.ts';
import { creditDeposit, depositBlockReason, refuseDeposit } from './settle.ts';
import {
  holdWithdrawal,
  payOutNow,
  releaseWithdrawal,
  returnWithdrawal,
  sendWithdrawal,
} from './withdrawal-stages.ts';
import type { Ports } from '../../ports.ts';
import { type Language, formatMoney } from '../locale/locale.ts';
import { letGoOffers } from '../offers/finish.ts';
import { sendMessage } from '../sessions/contacts.ts';
import { methods } from './methods.ts';
import { openWithdrawal } from './withdraw.ts';

export const declineReasons = ['bank_refused', 'insufficient_funds', 'withdrawal_error'] as const;
type DeclineReason = (typeof declineReasons)[number];

type PaymentVerdict =
  | { readonly status: 'approved' }
  | { readonly status: 'declined'; readonly reason: DeclineReason };

/** An operator's actions on an open withdrawal; false if its stage does not allow the action. */
export const withdrawalOrders = {
  hold: holdWithdrawal,
  release: releaseWithdrawal,
  send: sendWithdrawal,
} as const;

/**
 * Decides an open payment instead of the bank and notifies the player. An approved deposit is still declined if a
 * ban, restriction or limit now blocks it, unless the bank is already confirming it. `trx` has held the player's
 * lock since before `payment` was read.
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

/** The payment if it is still undecided, otherwise null. Locks its player. */
export async function openPayment(trx: Connection, id: string): Promise<PaymentRow | null> {
  const found = await trx.selectFrom('payments').select('player_id').where('id', '=', id).executeTakeFirst();
  if (found === undefined) return null;
  await lockPlayer(trx, found.player_id);
  const payment = await findPayment(trx, found.player_id, id);
  return payment?.status === 'process' ? payment : null;
}

export const bannedDecisions = ['pay_out', 'keep'] as const;
type BannedDecision = (typeof bannedDecisions)[number];

/** Banned players with undecided money or withdrawals, longest banned first. */
export async function bannedWithMoney(db: Connection) {
  return await db
    .selectFrom('players')
    .innerJoin('accounts', (join) =>
      join
        .onRef('accounts.player_id', '=', 'players.id')
        .on('accounts.kind', 'in', ['real', 'pending_withdrawal'])
        .on('accounts.balance', '>', 0),
    )
    .select((eb) => [
      'players.id',
      'players.currency',
      eb.fn.sum<string>('accounts.balance').filterWhere('accounts.kind', '=', 'real').as('own'),
      eb.fn.sum<string>('accounts.balance').filterWhere('accounts.kind', '<>', 'real').as('pending'),
    ])
    .where('players.banned_at', 'is not', null)
    .where('players.banned_money_decided_at', 'is', null)
    .groupBy(['players.id', 'players.currency', 'players.banned_at'])
    .orderBy('players.banned_at')
    .limit(50)
    .execute();
}

/**
 * Carries out the decision about a banned player's money and writes to the player, who cannot log in: either pays
 * out open withdrawals and real money, or cancels withdrawals and leaves the money on the account. Bonus money is
 * forfeited either way. False if there is nothing to decide. `trx` holds the player's lock.
 */
export async function decideBannedMoney(
  { outbox, turnoverFactor }: Pick<Ports, 'outbox' | 'turnoverFactor'>,
  trx: Connection,
  playerId: number,
  decision: BannedDecision,
  now: Date,
): Promise<boolean> {
  const player = await trx
    .updateTable('players')
    .set({ banned_money_decided_at: now })
    .where('id', '=', playerId)
    .where('banned_at', 'is not', null)
    .where('banned_money_decided_at', 'is', null)
    .returning(['currency', 'language', 'email', 'phone'])
    .executeTakeFirst();
  if (player === undefined) return false;
  const { currency, language } = player;
  await letGoOffers(trx, playerId, now);
  const waiting = await trx
    .selectFrom('payments')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('type', '=', 'withdrawal')
    .where('status', '=', 'process')
    .orderBy('ordinal')
    .execute();
  const verdict =
    decision === 'pay_out'
      ? ({ status: 'approved' } as const)
      : ({ status: 'declined', reason: 'withdrawal_error' } as const);
  for (const payment of waiting) await decidePayment(trx, payment, verdict, turnoverFactor, now);
  const { real } = await readBalances(trx, playerId, currency);
  if (decision === 'pay_out' && real > 0) {
    const payment = await withdrawHeld(trx, { id: playerId, currency, language }, real, now);
    await decidePayment(trx, payment, verdict, turnoverFactor, now);
  }
  const paid = waiting.reduce((sum, { amount }) => sum + amount, 0);
  const amount = formatMoney(decision === 'pay_out' ? paid + real : real, currency, language);
  const recipient = player.email ?? player.phone;
  if (recipient === null) return true;
  await sendMessage({ outbox }, trx, { purpose: `banned_${decision}`, recipient, language, amount }, now);
  return true;
}

/** Starts a withdrawal of the real balance that no job advances: the caller pays it out. */
async function withdrawHeld(
  trx: Connection,
  player: { readonly id: number; readonly currency: 'KZT' | 'AZN'; readonly language: Language },
  amount: number,
  now: Date,
): Promise<PaymentRow> {
  const method = methods.find(
    ({ direction, currency }) => direction === 'withdrawal' && currency === player.currency,
  );
  if (method === undefined) throw new Error(`There is no withdrawal in ${player.currency}`);
  const account = { masked: null, cardId: null };
  return await openWithdrawal(
    trx,
    player,
    {
      method,
      amount,
      fee: 0,
      account,
      locale: player.language,
      settleAt: null,
      expectedAt: null,
      endsOffers: [],
    },
    now,
  );
}
