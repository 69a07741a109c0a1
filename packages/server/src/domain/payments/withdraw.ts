import type { AnswerOf, endpoints } from '@tulpar/api/contract';
import type { Connection } from '../../db/types.ts';
import { randomId } from '../../secrets.ts';
import { lockPlayer, post, readBalances } from '../ledger/index.ts';
import { achieve, notify } from '../notifications/index.ts';
import { refuse } from '../errors/refusal.ts';
import type { Currency, Language } from '../locale/locale.ts';
import type { Account } from './account.ts';
import type { Method } from './methods.ts';
import { findPayment, movePayment } from './records.ts';
import type { PaymentRow } from './records.ts';

type PaymentResult = AnswerOf<(typeof endpoints)['pay']>;

/** Most that may be paid out on one day (UTC), minor units, without and with verified documents. */
export const dailyCaps: Readonly<Record<Currency, { readonly plain: number; readonly verified: number }>> = {
  KZT: { plain: 3_000_000, verified: 100_000_000 },
  AZN: { plain: 10_000, verified: 350_000 },
};

/** The sandbox bank pays out after this time, ms; until then a withdrawal can be taken back. */
const payoutDelay = 5 * 60_000;

interface WithdrawalRequest {
  readonly method: Method;
  readonly account: Account;
  readonly amount: number;
  readonly locale: Language;
}

const failed = (code: string): PaymentResult => ({
  status: 'failed',
  message: code,
  error_type: code.toLowerCase(),
  transaction_id: null,
  payload: { redirect_url: null, fail_url: null },
});

/** What may still be paid out today. `trx` holds the player's lock when the answer is acted on. */
export async function leftToday(
  db: Connection,
  playerId: number,
  currency: Currency,
  now: Date,
): Promise<number> {
  const day = now.toISOString().slice(0, 10);
  const { is_doc_verified } = await db
    .selectFrom('players')
    .select('is_doc_verified')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('payments')
    .select('amount')
    .where('player_id', '=', playerId)
    .where('type', '=', 'withdrawal')
    .where('status', '<>', 'declined')
    .where('created_at', '>=', new Date(`${day}T00:00:00Z`))
    .execute();
  const cap = dailyCaps[currency][is_doc_verified ? 'verified' : 'plain'];
  return Math.max(0, cap - rows.reduce((sum, { amount }) => sum + amount, 0));
}

/** Takes the amount off the real balance at once and sends it to the bank. `trx` holds the player's lock. */
export async function startWithdrawal(
  trx: Connection,
  player: { readonly id: number; readonly currency: Currency },
  { method, account, amount, locale }: WithdrawalRequest,
  now: Date,
): Promise<PaymentResult> {
  const { real } = await readBalances(trx, player.id, player.currency);
  if (real < amount) return failed('INSUFFICIENT_FUNDS');
  if ((await leftToday(trx, player.id, player.currency, now)) < amount) return failed('DAILY_LIMIT_EXCEEDED');
  const id = randomId('trx');
  await trx
    .insertInto('payments')
    .values({
      id,
      player_id: player.id,
      type: 'withdrawal',
      status: 'process',
      stage: 'received',
      timeline: JSON.stringify([{ stage: 'received', at: now.toISOString() }]),
      method: method.uid,
      amount,
      currency: player.currency,
      fee: 0,
      account_masked: account.masked,
      card_id: account.cardId,
      offer_id: null,
      error_type: null,
      locale,
      app_origin: '',
      fail_url: null,
      page_token_hash: null,
      settle_at: new Date(now.getTime() + payoutDelay),
      created_at: now,
      updated_at: now,
      expected_at: new Date(now.getTime() + method.eta.max * 60_000),
    })
    .execute();
  await post(trx, {
    key: `withdrawal:${id}:hold`,
    kind: 'withdrawal_hold',
    playerId: player.id,
    currency: player.currency,
    entries: [
      { player: 'real', amount: -amount },
      { player: 'pending_withdrawal', amount },
    ],
    at: now,
  });
  return {
    status: 'process',
    message: null,
    error_type: null,
    transaction_id: id,
    payload: { redirect_url: null, fail_url: null },
  };
}

/** Whether the player may still take a withdrawal back. */
export const canCancel = (payment: Pick<PaymentRow, 'type' | 'status' | 'stage'>): boolean =>
  payment.type === 'withdrawal' &&
  payment.status === 'process' &&
  (payment.stage === 'received' || payment.stage === 'checking');

/** Takes a withdrawal back; the amount returns to the real balance. */
export async function cancelWithdrawal(
  trx: Connection,
  playerId: number,
  id: string,
  now: Date,
): Promise<void> {
  await lockPlayer(trx, playerId);
  const payment = await findPayment(trx, playerId, id);
  if (payment === undefined || payment.type !== 'withdrawal') return refuse(404, 'TRANSACTION_NOT_FOUND');
  if (!canCancel(payment)) return refuse(409, 'WITHDRAWAL_NOT_CANCELABLE');
  await giveBack(trx, payment, 'canceled_by_player', now);
}

async function giveBack(trx: Connection, payment: PaymentRow, errorType: string, now: Date): Promise<void> {
  await post(trx, {
    key: `withdrawal:${payment.id}:return`,
    kind: 'withdrawal_return',
    playerId: payment.player_id,
    currency: payment.currency,
    entries: [
      { player: 'pending_withdrawal', amount: -payment.amount },
      { player: 'real', amount: payment.amount },
    ],
    at: now,
  });
  await movePayment(trx, payment, { stage: 'returned', status: 'declined', errorType, settleAt: null }, now);
}

/** The bank's word on a withdrawal. `trx` holds the player's lock. */
export async function settleWithdrawal(
  trx: Connection,
  payment: PaymentRow,
  refusal: string | null,
  now: Date,
): Promise<void> {
  const { amount, currency, method } = payment;
  if (refusal !== null) {
    await giveBack(trx, payment, refusal, now);
    await notify(
      trx,
      {
        playerId: payment.player_id,
        subType: 'rollback_withdrawal',
        facts: { amount, currency, reason: refusal, method, payment: payment.id },
      },
      now,
    );
    return;
  }
  await post(trx, {
    key: `withdrawal:${payment.id}:paid`,
    kind: 'withdrawal_paid',
    playerId: payment.player_id,
    currency,
    entries: [
      { player: 'pending_withdrawal', amount: -amount },
      { house: 'house_cash', amount },
    ],
    at: now,
  });
  await movePayment(trx, payment, { stage: 'paid', status: 'approved', settleAt: null }, now);
  const facts = { amount, currency, method, payment: payment.id };
  await notify(trx, { playerId: payment.player_id, subType: 'commit_withdrawal', facts }, now);
  if (await isFirstPayout(trx, payment)) await achieve(trx, payment.player_id, 'first_payout', facts, now);
}

async function isFirstPayout(trx: Connection, payment: PaymentRow): Promise<boolean> {
  const earlier = await trx
    .selectFrom('payments')
    .select('id')
    .where('player_id', '=', payment.player_id)
    .where('type', '=', 'withdrawal')
    .where('status', '=', 'approved')
    .where('id', '<>', payment.id)
    .limit(1)
    .executeTakeFirst();
  return earlier === undefined;
}
