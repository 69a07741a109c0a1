import type { Connection } from '../../db/types.ts';
import { randomId } from '../../secrets.ts';
import { post, readBalances, readPlayer, type Player } from '../ledger/post.ts';
import { endOffersByWithdrawal, type OfferToEnd, offersEndedByWithdrawal } from '../offers/finish.ts';
import { type Currency, type Language, amountIn } from '../locale/locale.ts';
import { saveAccount, type Account, type CheckedAccount } from './account.ts';
import { feeOf, type MethodSettings } from './method-settings.ts';
import type { Method } from './methods.ts';
import { refusedPayment, type PaymentResult, type PaymentRow } from './records.ts';
import { firstStepAt } from './withdrawal-stages.ts';
import { readTurnover } from '../protection/turnover.ts';
import { vipLevelOf } from '../vip/levels.ts';

/**
 * Maximum amount withdrawn per day (UTC), minor units: without verified documents, and verified at the lowest VIP
 * status.
 */
export const dailyCaps: Readonly<Record<Currency, { readonly plain: number; readonly verified: number }>> = {
  KZT: { plain: 3_000_000, verified: vipLevelOf('novice').dailyLimit.kzt },
  AZN: { plain: 10_000, verified: vipLevelOf('novice').dailyLimit.azn },
};

/** Everything that determines how much can be withdrawn now; amounts in minor units. */
export interface WithdrawalState {
  readonly own: number;
  /** Real money blocked by the turnover requirement. */
  readonly held: number;
  readonly turnover: { readonly left: number; readonly done: number; readonly required: number };
  readonly isVerified: boolean;
  readonly dailyLimit: number;
  readonly dailyLeft: number;
  readonly dailyResetsAt: Date;
  /** Bonuses that a withdrawal ends. */
  readonly endsOffers: readonly OfferToEnd[];
}

/** Maximum withdrawal now, minor units. The readiness call shows exactly this amount. */
export const withdrawableNow = ({
  own,
  held,
  dailyLeft,
}: Pick<WithdrawalState, 'own' | 'held' | 'dailyLeft'>): number =>
  Math.max(0, Math.min(own - held, dailyLeft));

/** Maximum withdrawal by a method, minor units; 0 if that is below the method's minimum or not above the fee. */
export function withdrawableBy(
  state: Pick<WithdrawalState, 'own' | 'held' | 'dailyLeft'>,
  { min, max }: { readonly min: number; readonly max: number },
  settings: Pick<MethodSettings, 'feePoints' | 'feeFixed'>,
): number {
  const most = Math.min(withdrawableNow(state), max);
  return most < min || most <= feeOf(settings, most) ? 0 : most;
}

/** Reads the values for withdrawal checks; a caller that acts on them must hold the player's lock. */
export async function readWithdrawalState(
  db: Connection,
  player: Player,
  turnoverFactor: number,
  now: Date,
): Promise<WithdrawalState> {
  const { real, bonus } = await readBalances(db, player.id, player.currency);
  const turnover = await readTurnover(db, player, turnoverFactor, now);
  const { isVerified, now: dailyLimit } = await dailyLimits(db, player);
  const midnight = new Date(`${now.toISOString().slice(0, 10)}T00:00:00Z`);
  const { taken } = await db
    .selectFrom('payments')
    .select((eb) => eb.fn.sum<number | null>('amount').as('taken'))
    .where('player_id', '=', player.id)
    .where('type', '=', 'withdrawal')
    .where('status', '<>', 'declined')
    .where('created_at', '>=', midnight)
    .executeTakeFirstOrThrow();
  return {
    own: real,
    held: turnover.held_amount,
    turnover: {
      left: turnover.amount,
      done: turnover.done_amount ?? 0,
      required: turnover.required_amount ?? 0,
    },
    isVerified,
    dailyLimit,
    dailyLeft: Math.max(0, dailyLimit - Number(taken ?? 0)),
    dailyResetsAt: new Date(midnight.getTime() + 24 * 3_600_000),
    endsOffers: await offersEndedByWithdrawal(db, player.id, bonus),
  };
}

/** A requested withdrawal; `endsOfferIds`: bonuses that the player agreed to lose, undefined: not checked. */
interface WithdrawalRequest {
  readonly amount: number;
  readonly fee: number;
  readonly endsOfferIds: readonly string[] | undefined;
  readonly method: { readonly min: number; readonly max: number; readonly isAvailable: boolean };
}

/** Code of the first broken rule; null if allowed. */
export function withdrawalRefusal(state: WithdrawalState, request: WithdrawalRequest): string | null {
  const { amount, method } = request;
  if (amount < method.min || amount - request.fee <= 0) return 'AMOUNT_BELOW_MIN';
  if (amount > method.max) return 'AMOUNT_ABOVE_MAX';
  if (!method.isAvailable) return 'METHOD_UNAVAILABLE';
  if (amount > state.own) return 'INSUFFICIENT_FUNDS';
  if (amount > state.own - state.held) return 'TURNOVER_REQUIRED';
  if (amount > state.dailyLeft) return state.isVerified ? 'DAILY_LIMIT_EXCEEDED' : 'VERIFICATION_REQUIRED';
  const named = request.endsOfferIds;
  const ends = state.endsOffers.map(({ id }) => id);
  const isConfirmed =
    named === undefined || (named.length === ends.length && ends.every((id) => named.includes(id)));
  return isConfirmed ? null : 'BONUS_CHANGED';
}

/** Maximum amounts withdrawn per day (UTC) now and with verified documents, minor units (KYC-01). */
export async function dailyLimits(
  db: Connection,
  player: Player,
): Promise<{ readonly isVerified: boolean; readonly now: number; readonly verified: number }> {
  const { is_doc_verified: isVerified, status } = await readPlayer(db, player.id);
  const verified = amountIn(vipLevelOf(status).dailyLimit, player.currency);
  return { isVerified, verified, now: isVerified ? verified : dailyCaps[player.currency].plain };
}

interface NewWithdrawal {
  readonly method: Method;
  readonly settings: MethodSettings;
  readonly account: CheckedAccount;
  readonly amount: number;
  readonly locale: Language;
  readonly endsOfferIds: readonly string[] | undefined;
}

/** Refusals for which a smaller amount would not help. */
const amountless = new Set(['METHOD_UNAVAILABLE', 'BONUS_CHANGED']);

/**
 * Debits the real balance immediately, ends deposit bonuses and starts the stages of `withdrawal-stages.ts`; a broken
 * rule returns `failed`. `trx` holds the player's lock.
 */
export async function startWithdrawal(
  trx: Connection,
  player: Player,
  { method, settings, account, amount, locale, endsOfferIds }: NewWithdrawal,
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
  /** When the withdrawal advances by itself; null if the caller decides it. */
  readonly settleAt: Date | null;
  readonly expectedAt: Date | null;
  readonly endsOffers: readonly OfferToEnd[];
}

/** Creates a withdrawal and reserves its amount. `trx` holds the player's lock. */
export async function openWithdrawal(
  trx: Connection,
  player: Player,
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
