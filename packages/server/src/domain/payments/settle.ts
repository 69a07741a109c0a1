import type { BalancesAround } from '../../db/money-tables.ts';
import type { Connection } from '../../db/types.ts';
import type { Ports } from '../../ports.ts';
import { processEach } from '../../queues.ts';
import { sha256 } from '../../secrets.ts';
import { lockPlayer, readBalances, post, readPlayer, withPlayerLock } from '../ledger/post.ts';
import { forfeitWelcomeOffer, activateDepositOffer } from '../offers/activate.ts';
import { requireTurnover } from '../protection/turnover.ts';
import { depositLeft } from '../protection/limits.ts';
import { isRestricted } from '../protection/restrictions.ts';
import {
  continueFor,
  isExpired,
  findPayment,
  movePayment,
  type PaymentRow,
  notifyOfPayment,
} from './records.ts';
import { advanceWithdrawal } from './withdrawal-stages.ts';

type Needs = Pick<Ports, 'clock' | 'provider' | 'turnoverFactor'>;

/** Button that the player clicked on the payment page. */
export type PageOutcome = 'success' | 'decline' | 'abandon';

/** State of the deposit after the payment page. `redirectTo`: absolute URL; null if the bank never responds. */
export interface Settlement {
  readonly status: PaymentRow['status'];
  readonly redirectTo: string | null;
}

/** The payment whose payment page has this token. */
export const findPaymentPage = (db: Connection, token: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('payments').selectAll().where('page_token_hash', '=', sha256(token)).executeTakeFirst();

export const failUrlOf = (payment: PaymentRow): string =>
  payment.fail_url ?? `${payment.app_origin}/#payment_error`;

/** The deposit's fail URL with the error code in its query. */
function failAddress(payment: PaymentRow, errorType: string): string {
  const url = new URL(failUrlOf(payment));
  url.searchParams.set('error_type', errorType);
  return url.href;
}

const expired = 'payment_expired';

const successAddress = (payment: PaymentRow) => `${payment.app_origin}/#payment_ok`;

/** Result of a deposit already decided or being confirmed, so that a second click leads to the same page. */
function decided(payment: PaymentRow): Settlement {
  const redirectTo =
    payment.status === 'declined'
      ? failAddress(payment, payment.error_type ?? 'withdrawal_error')
      : successAddress(payment);
  return { status: payment.status, redirectTo };
}

/**
 * Settles a deposit after the player's choice on the payment page. Repeating it changes nothing; null for an unknown
 * token. `trx` must be a transaction.
 */
export async function settleDeposit(
  { clock, provider, turnoverFactor }: Needs,
  trx: Connection,
  token: string,
  outcome: PageOutcome,
): Promise<Settlement | null> {
  const found = await findPaymentPage(trx, token);
  if (found === undefined) return null;
  await lockPlayer(trx, found.player_id);
  const now = clock.now();
  const payment = await findPayment(trx, found.player_id, found.id);
  if (payment === undefined) return null;
  if (payment.status !== 'process' || payment.stage === 'confirming') return decided(payment);
  const decline = async (errorType: string): Promise<Settlement> => {
    await refuseDeposit(trx, payment, errorType, now);
    return { status: 'declined', redirectTo: failAddress(payment, errorType) };
  };
  if (isExpired(payment, now)) return await decline(expired);
  // The payment stays open; the app shows its state, whatever the URL says.
  if (outcome === 'abandon') return { status: 'process', redirectTo: successAddress(payment) };
  const answer = provider.answerDeposit(payment.amount);
  if (outcome === 'decline') return await decline('bank_refused');
  if (answer.kind === 'refused') return await decline(answer.errorType);
  const blockReason = await depositBlockReason(trx, payment, now);
  if (blockReason !== null) return await decline(blockReason);
  if (answer.kind === 'none') return { status: 'process', redirectTo: null };
  if (answer.kind === 'pending') {
    const settleAt = new Date(now.getTime() + answer.settleIn);
    await movePayment(trx, payment, { stage: 'confirming', settleAt }, now);
    return { status: 'process', redirectTo: successAddress(payment) };
  }
  await creditDeposit(trx, payment, turnoverFactor, now);
  return { status: 'approved', redirectTo: successAddress(payment) };
}

/** Error code of a ban, restriction or limit that blocks the deposit now; null if the deposit may proceed. */
export async function depositBlockReason(
  trx: Connection,
  payment: PaymentRow,
  now: Date,
): Promise<string | null> {
  const { banned_at } = await readPlayer(trx, payment.player_id);
  if (banned_at !== null || (await isRestricted(trx, payment.player_id, now))) return 'player_restricted';
  const left = await depositLeft(trx, payment.player_id, now);
  return left !== null && payment.amount > left ? 'deposit_limit_exceeded' : null;
}

/** Credits a deposit to the real balance and activates its bonus. `trx` holds the player's lock. */
export async function creditDeposit(trx: Connection, payment: PaymentRow, turnoverFactor: number, now: Date) {
  const { amount, currency, player_id: playerId } = payment;
  const before = await readBalances(trx, playerId, currency);
  await post(trx, {
    key: `deposit:${payment.id}`,
    kind: 'deposit',
    playerId: payment.player_id,
    currency,
    entries: { real: amount, house_cash: -amount },
    at: now,
  });
  const isConfirmed = payment.stage === 'confirming';
  const timeline = [...payment.timeline, { stage: 'confirming', at: now.toISOString() }];
  await movePayment(
    trx,
    isConfirmed ? payment : { ...payment, timeline },
    { stage: 'credited', status: 'approved', settleAt: null },
    now,
  );
  await requireTurnover(trx, payment.player_id, amount, turnoverFactor);
  await trx
    .updateTable('players')
    .set((eb) => ({
      deposits_count: eb('deposits_count', '+', 1),
      // If the player was banned meanwhile, the operator must decide about the new money.
      banned_money_decided_at: null,
    }))
    .where('id', '=', payment.player_id)
    .execute();
  await notifyOfPayment(trx, payment, now);
  await activateDepositOffer(trx, payment, now);
  await forfeitWelcomeOffer(trx, payment.player_id, payment.id, now);
  const after = await readBalances(trx, playerId, currency);
  const balances: BalancesAround = {
    real_before: before.real,
    real_after: after.real,
    bonus_before: before.bonus,
    bonus_after: after.bonus,
  };
  await trx
    .updateTable('payments')
    .set({ balances: JSON.stringify(balances) })
    .where('id', '=', payment.id)
    .execute();
}

/** Declines a deposit and notifies the player. `trx` holds the player's lock. */
export async function refuseDeposit(trx: Connection, payment: PaymentRow, errorType: string, now: Date) {
  await movePayment(trx, payment, { stage: 'failed', status: 'declined', errorType, settleAt: null }, now);
  await notifyOfPayment(trx, payment, now, errorType);
}

type Due = Pick<Ports, 'db' | 'clock' | 'provider' | 'turnoverFactor'>;

/**
 * Applies due bank responses, ends deposits that were not paid in time and advances withdrawals; run periodically.
 * Each stage has its own transaction, so after a crash another process can continue.
 */
export async function settleDue(deps: Due): Promise<void> {
  const now = deps.clock.now();
  const due = await deps.db
    .selectFrom('payments')
    .select(['id', 'player_id'])
    .where((eb) =>
      eb.or([
        eb('settle_at', '<=', now),
        eb.and([
          eb('type', '=', 'deposit'),
          eb('status', '=', 'process'),
          eb('stage', '<>', 'confirming'),
          eb('created_at', '<=', new Date(now.getTime() - continueFor)),
        ]),
      ]),
    )
    .orderBy('settle_at')
    .limit(100)
    .execute();
  await processEach(due, async ({ id, player_id }) => {
    // Several stages of a withdrawal may be due.
    while (await settleOne(deps, player_id, id));
  });
}

/** Advances a due payment by one stage; true if the next stage may be due as well. */
const settleOne = (deps: Due, playerId: number, id: string): Promise<boolean> =>
  withPlayerLock(deps, playerId, async (trx, now) => {
    const { provider, turnoverFactor } = deps;
    const payment = await findPayment(trx, playerId, id);
    if (payment !== undefined && isExpired(payment, now)) {
      await refuseDeposit(trx, payment, expired, now);
      return false;
    }
    if (payment?.status !== 'process' || payment.settle_at === null || payment.settle_at > now) return false;
    if (payment.type === 'deposit') {
      await creditDeposit(trx, payment, turnoverFactor, now);
      return false;
    }
    return await advanceWithdrawal(trx, payment, provider.refuseWithdrawal(payment.amount), now);
  });
