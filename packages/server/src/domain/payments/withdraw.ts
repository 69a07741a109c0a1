import type { Connection } from '../../db/types.ts';
import { randomId } from '../../secrets.ts';
import { post } from '../ledger/post.ts';
import { endOffersByWithdrawal, type OfferToEnd } from '../offers/finish.ts';
import type { Currency, Language } from '../locale/locale.ts';
import { saveAccount, type Account, type CheckedAccount } from './account.ts';
import { feeOf, type MethodSettings } from './method-options.ts';
import type { Method } from './methods.ts';
import { refusedPayment, type PaymentResult, type PaymentRow } from './records.ts';
import { readWithdrawalState, withdrawableBy, withdrawalRefusal } from './withdrawable.ts';
import { firstStepAt } from './withdrawal-stages.ts';

interface WithdrawalRequest {
  readonly method: Method;
  readonly settings: MethodSettings;
  readonly account: CheckedAccount;
  readonly amount: number;
  readonly locale: Language;
  readonly endsOfferIds: readonly string[] | undefined;
}

/** Errors that do not depend on the amount. */
const amountless = new Set(['METHOD_UNAVAILABLE', 'BONUS_CHANGED']);

/**
 * Debits the real balance immediately, ends deposit bonuses and sends the withdrawal to the bank. `trx` holds
 * the player's lock.
 */
export async function startWithdrawal(
  trx: Connection,
  player: { readonly id: number; readonly currency: Currency },
  { method, settings, account, amount, locale, endsOfferIds }: WithdrawalRequest,
  turnoverFactor: number,
  now: Date,
): Promise<PaymentResult> {
  const state = await readWithdrawalState(trx, player, turnoverFactor, now);
  const fee = feeOf(settings, amount);
  const { min, max } = method;
  const code = withdrawalRefusal(state, {
    amount,
    fee,
    endsOfferIds,
    method: { min, max, isAvailable: settings.isAvailable },
  });
  if (code !== null) {
    const allowed = amountless.has(code) ? undefined : withdrawableBy(state, method, settings);
    return refusedPayment(code, allowed);
  }
  const { id } = await openWithdrawal(
    trx,
    player,
    {
      method,
      amount,
      fee,
      account: await saveAccount(trx, player.id, account, now),
      locale,
      settleAt: firstStepAt(now),
      expectedAt: new Date(now.getTime() + method.eta.max * 60_000),
      endsOffers: state.endsOffers,
    },
    now,
  );
  await endOffersByWithdrawal(trx, player.id, now);
  return {
    status: 'process',
    message: null,
    error_type: null,
    transaction_id: id,
    payload: { redirect_url: null, fail_url: null },
  };
}

interface OpenedWithdrawal {
  readonly method: Method;
  readonly amount: number;
  readonly fee: number;
  readonly account: Account;
  readonly locale: Language;
  /** When it advances automatically; null while held by the operator. */
  readonly settleAt: Date | null;
  readonly expectedAt: Date | null;
  readonly endsOffers: readonly OfferToEnd[];
}

/** Creates a withdrawal and reserves its amount. `trx` holds the player's lock. */
export async function openWithdrawal(
  trx: Connection,
  player: { readonly id: number; readonly currency: Currency },
  { method, amount, fee, account, locale, settleAt, expectedAt, endsOffers }: OpenedWithdrawal,
  now: Date,
): Promise<PaymentRow> {
  const id = randomId('trx');
  const payment = await trx
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
      fee,
      account_masked: account.masked,
      card_id: account.cardId,
      locale,
      app_origin: '',
      settle_at: settleAt,
      created_at: now,
      updated_at: now,
      expected_at: expectedAt,
      ended_offers: JSON.stringify(endsOffers),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await post(trx, {
    key: `withdrawal:${id}:hold`,
    kind: 'withdrawal_hold',
    playerId: player.id,
    currency: player.currency,
    entries: { real: -amount, pending_withdrawal: amount },
    at: now,
  });
  return payment;
}
