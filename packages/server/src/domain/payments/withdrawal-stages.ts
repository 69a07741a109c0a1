import { hasRow } from '../../db/rows.ts';
import type { Connection } from '../../db/types.ts';
import { randomId } from '../../secrets.ts';
import { post } from '../ledger/post.ts';
import { achieve } from '../notifications/notifications.ts';
import { closeEmptyTurnover } from '../protection/turnover.ts';
import { refuse } from '../errors/refusal.ts';
import { findPayment, movePayment, notifyOfPayment, type PaymentRow } from './records.ts';

const second = 1_000;

/** Stages of an open withdrawal in order, with their duration, ms. */
const stays = { received: 30 * second, checking: 210 * second, sent: 60 * second } as const;
type OpenStage = keyof typeof stays;

const next = { received: 'checking', checking: 'sent', sent: 'paid' } as const;

export const firstStepAt = (receivedAt: Date): Date => new Date(receivedAt.getTime() + stays.received);

const stageOf = ({ stage }: Pick<PaymentRow, 'stage'>): OpenStage =>
  stage === 'checking' || stage === 'sent' ? stage : 'received';

interface ExpectedStage {
  readonly stage: string;
  readonly by: Date;
}

/** Stages still to come, with their expected time; stages that wait for the operator are omitted. */
export function expectedStages(
  payment: Pick<PaymentRow, 'type' | 'status' | 'stage' | 'settle_at' | 'expected_at' | 'is_held'>,
): ExpectedStage[] {
  if (payment.status !== 'process') return [];
  if (payment.type === 'deposit') return expectedOfDeposit(payment);
  if (payment.settle_at === null) return [];
  if (payment.is_held && payment.stage === 'checking') return [];
  const expected: ExpectedStage[] = [];
  let by = payment.settle_at;
  for (let stage: OpenStage | 'paid' = stageOf(payment); stage !== 'paid';) {
    stage = next[stage];
    if (payment.is_held && stage === 'sent') break;
    expected.push({ stage, by });
    if (stage !== 'paid') by = new Date(by.getTime() + stays[stage]);
  }
  return expected;
}

/** Expected stages of a deposit: the bank confirms it, then it is credited. */
function expectedOfDeposit({
  stage,
  settle_at,
  expected_at,
}: Pick<PaymentRow, 'stage' | 'settle_at' | 'expected_at'>): ExpectedStage[] {
  const by = settle_at ?? expected_at;
  if (by === null) return [];
  const credited = { stage: 'credited', by };
  return stage === 'confirming' ? [credited] : [{ stage: 'confirming', by }, credited];
}

export const canCancel = (payment: Pick<PaymentRow, 'type' | 'status' | 'stage'>): boolean =>
  payment.type === 'withdrawal' &&
  payment.status === 'process' &&
  (payment.stage === 'received' || payment.stage === 'checking');

/**
 * Moves a due withdrawal to its next stage, or returns the money if the bank refuses; true while the withdrawal
 * is open. `trx` holds the player's lock.
 */
export async function advanceWithdrawal(
  trx: Connection,
  payment: PaymentRow,
  refusal: string | null,
  now: Date,
): Promise<boolean> {
  const stage = stageOf(payment);
  if (stage === 'sent') {
    if (refusal === null) await payOut(trx, payment, now);
    else await returnWithdrawal(trx, payment, refusal, now);
    return false;
  }
  const to = next[stage];
  // A withdrawal held by an operator stays in checking.
  const isHeld = payment.is_held && to === 'checking';
  const due = payment.settle_at ?? now;
  await movePayment(
    trx,
    payment,
    {
      stage: to,
      settleAt: isHeld ? null : new Date(due.getTime() + stays[to]),
      ...(to === 'sent' ? { bankReference: randomId('bnk') } : {}),
    },
    now,
  );
  return true;
}

/** Holds a withdrawal in checking until an operator decides. False if it cannot be held. */
export async function holdWithdrawal(trx: Connection, payment: PaymentRow, now: Date): Promise<boolean> {
  if (!canCancel(payment) || payment.is_held) return false;
  await trx
    .updateTable('payments')
    .set({
      is_held: true,
      updated_at: now,
      ...(payment.stage === 'checking' ? { settle_at: null } : {}),
    })
    .where('id', '=', payment.id)
    .execute();
  return true;
}

/** Releases a held withdrawal, whose checking time starts again. False if it is not held. */
export async function releaseWithdrawal(trx: Connection, payment: PaymentRow, now: Date): Promise<boolean> {
  if (!payment.is_held) return false;
  await trx
    .updateTable('payments')
    .set({
      is_held: false,
      updated_at: now,
      ...(payment.stage === 'checking' ? { settle_at: new Date(now.getTime() + stays.checking) } : {}),
    })
    .where('id', '=', payment.id)
    .execute();
  return true;
}

/** Sends a withdrawal to the bank immediately by passing all earlier stages. False if it is already there. */
export async function sendWithdrawal(trx: Connection, payment: PaymentRow, now: Date): Promise<boolean> {
  if (!canCancel(payment)) return false;
  await trx.updateTable('payments').set({ is_held: false }).where('id', '=', payment.id).execute();
  let row: PaymentRow | undefined = { ...payment, is_held: false, settle_at: now };
  while (row !== undefined && canCancel(row)) {
    await advanceWithdrawal(trx, { ...row, settle_at: now }, null, now);
    row = await findPayment(trx, payment.player_id, payment.id);
  }
  return true;
}

/** Pays a withdrawal out immediately by passing all earlier stages. */
export async function payOutNow(trx: Connection, payment: PaymentRow, now: Date): Promise<void> {
  await sendWithdrawal(trx, payment, now);
  const sent = await findPayment(trx, payment.player_id, payment.id);
  if (sent !== undefined) await payOut(trx, sent, now);
}

async function payOut(trx: Connection, payment: PaymentRow, now: Date): Promise<void> {
  const { amount, currency } = payment;
  await post(trx, {
    key: `withdrawal:${payment.id}:paid`,
    kind: 'withdrawal_paid',
    playerId: payment.player_id,
    currency,
    entries: { pending_withdrawal: -amount, house_cash: amount },
    at: now,
  });
  await movePayment(trx, payment, { stage: 'paid', status: 'approved', settleAt: null }, now);
  await closeEmptyTurnover(trx, payment.player_id);
  const facts = await notifyOfPayment(trx, payment, now);
  const others = trx.selectFrom('payments').select('id').where('id', '<>', payment.id);
  const isFirst = !(await hasRow(
    others.where((eb) => eb.and({ player_id: payment.player_id, type: 'withdrawal', status: 'approved' })),
  ));
  if (isFirst) await achieve(trx, payment.player_id, 'first_payout', facts, now);
}

/** Cancels a withdrawal; the amount returns to the real balance. `trx` holds the player's lock. */
export async function cancelWithdrawal(trx: Connection, playerId: number, id: string, now: Date) {
  const payment = await findPayment(trx, playerId, id);
  if (payment === undefined || payment.type !== 'withdrawal') return refuse(404, 'TRANSACTION_NOT_FOUND');
  if (!canCancel(payment)) return refuse(409, 'WITHDRAWAL_NOT_CANCELABLE');
  await giveBack(trx, payment, 'canceled_by_player', now);
}

/** Declines a withdrawal, returns the money and notifies the player. `trx` holds the player's lock. */
export async function returnWithdrawal(trx: Connection, payment: PaymentRow, refusal: string, now: Date) {
  await giveBack(trx, payment, refusal, now);
  await notifyOfPayment(trx, payment, now, refusal);
}

async function giveBack(trx: Connection, payment: PaymentRow, errorType: string, now: Date): Promise<void> {
  await post(trx, {
    key: `withdrawal:${payment.id}:return`,
    kind: 'withdrawal_return',
    playerId: payment.player_id,
    currency: payment.currency,
    entries: { pending_withdrawal: -payment.amount, real: payment.amount },
    at: now,
  });
  await movePayment(trx, payment, { stage: 'returned', status: 'declined', errorType, settleAt: null }, now);
}
