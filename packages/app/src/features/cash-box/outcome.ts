import type { PaymentResult, Transaction } from '@tulpar/api/contract';
import { isApiError, isDefinitive } from '@tulpar/api/errors';
import { redirectUrl } from '#app/platform/routing/urls.ts';

/** Refused, and the form remains: `type` is the reason, `allowed` the largest allowed amount, minor units. */
interface Refused {
  readonly kind: 'refused';
  readonly type: string | null;
  readonly allowed?: number;
}

/** What the form of a deposit does after the response: navigate to the provider or to the fail URL, or stay. */
export type DepositOutcome = { readonly kind: 'leave' | 'fail'; readonly url: string } | Refused;

/** What the form of a withdrawal does after the response. */
export type WithdrawalOutcome = { readonly kind: 'accepted'; readonly id: string | null } | Refused;

const formRemainsFor: ReadonlySet<string> = new Set([
  'AMOUNT_BELOW_MIN',
  'AMOUNT_ABOVE_MAX',
  'DEPOSIT_LIMIT_EXCEEDED',
  'DEPOSIT_OPEN',
  'FEE_CHANGED',
  'METHOD_UNAVAILABLE',
]);

const reasonOf = ({ error_type, message }: PaymentResult) => error_type ?? message;

function refused(result: PaymentResult): Refused {
  const allowed = result.details?.allowed_amount;
  return { kind: 'refused', type: reasonOf(result), ...(allowed === undefined ? {} : { allowed }) };
}

/**
 * An accepted deposit leads to the provider, any other one to the fail URL of the response if that is safe, else to our
 * own (CASH-17 to CASH-20, OP-57). The form remains if no provider was called: for a deposit over a limit (SAFE-05),
 * similar to an open one (PAY-18), or by a method that has changed (PAY-19).
 */
export function depositOutcome(result: PaymentResult, origin: string): DepositOutcome {
  const isFailed = result.status === 'failed';
  const reason = reasonOf(result);
  if (isFailed && formRemainsFor.has(reason?.toUpperCase() ?? '')) return refused(result);
  const away = isFailed ? null : redirectUrl(result.payload.redirect_url, origin);
  if (away) return { kind: 'leave', url: away };
  const back = redirectUrl(result.payload.fail_url, origin) ?? failUrl(origin);
  return { kind: 'fail', url: failUrlFor(back, reason) };
}

/** Outcome of a withdrawal, which never leaves the page (CASH-15, CASH-16, OP-75). */
export function withdrawalOutcome(result: PaymentResult): WithdrawalOutcome {
  return result.status === 'failed' ? refused(result) : { kind: 'accepted', id: result.transaction_id };
}

/**
 * Fail URL of a deposit that ended with a server error (CASH-20, OP-131), with the reason. Null when the form
 * stays: for field errors, and for errors that do not settle the payment, such as a lost response.
 */
export function failedDeposit(error: unknown, origin: string): { url: string; reason: string | null } | null {
  if (!isApiError(error) || !isDefinitive(error.status, error.code)) return null;
  if (Object.keys(error.fields).length > 0) return null;
  return { url: failUrlFor(failUrl(origin), error.code), reason: error.code };
}

/**
 * The deposit from which the player returns: the one that changed last, because an older one may be paid while a newer
 * one is open.
 */
export function returnedDeposit(payments: readonly Transaction[]): Transaction | null {
  const deposits = payments.filter(({ type }) => type === 'deposit');
  const changed = ({ updated_at }: Transaction) => Date.parse(updated_at);
  return deposits.sort((one, other) => changed(other) - changed(one))[0] ?? null;
}

/** How long after its creation a deposit still matches a return from the provider, ms. */
const RETURN_WINDOW = 24 * 3_600_000;

/** State of the deposit from which the player returns; `none` without a recent one. */
export type Returned = 'credited' | 'waiting' | 'declined' | 'none';

/** State of a deposit after a return from the provider, since the URL alone proves nothing (HASH-09, MODAL-01). */
export function returnedFrom(
  deposit: Pick<Transaction, 'status' | 'created_at'> | null,
  now: number,
): Returned {
  if (!deposit || now - Date.parse(deposit.created_at) > RETURN_WINDOW) return 'none';
  if (deposit.status === 'process') return 'waiting';
  return deposit.status === 'approved' ? 'credited' : 'declined';
}

/** URL the provider redirects to when a payment fails; sent as `fail_url` (CASH-14, OP-57). */
export function failUrl(origin: string): string {
  return `${origin}/#payment_error`;
}

const TYPE = /^[a-z0-9_]{1,64}$/;

/** The fail URL with the reason in its query; an invalid type is left out. */
export function failUrlFor(url: string, errorType: string | null): string {
  const target = new URL(url);
  const type = errorType?.toLowerCase() ?? '';
  if (TYPE.test(type)) target.searchParams.set('error_type', type);
  return target.href;
}

/** A stage of a payment; `at` is its time, or the expected time of a future stage. */
export interface Stage {
  readonly stage: string;
  readonly at: string;
  readonly state: 'done' | 'now' | 'failed' | 'coming';
}

const bad = new Set(['failed', 'returned']);

/** Stages of a payment in order (PAY-16); duplicates from the server are removed. */
export function stagesOf({
  status,
  timeline,
  expected_stages: expected = [],
}: Pick<Transaction, 'status' | 'timeline' | 'expected_stages'>): Stage[] {
  const passed = new Map(timeline.map(({ stage, at }) => [stage, at]));
  const last = timeline.at(-1)?.stage;
  const behind = [...passed].map(([stage, at]): Stage => {
    const isNow = status === 'process' && stage === last;
    return { stage, at, state: bad.has(stage) ? 'failed' : isNow ? 'now' : 'done' };
  });
  const coming = expected
    .filter(({ stage }) => !passed.has(stage))
    .map(({ stage, by }): Stage => ({ stage, at: by, state: 'coming' }));
  return [...behind, ...coming];
}

/** Result of a deposit (PAY-17). It depends only on the status, because the server may add stages. */
type DepositResult = 'waiting' | 'credited' | 'failed';

const results = { process: 'waiting', approved: 'credited', declined: 'failed' } as const;

export function depositResultOf({ status }: Pick<Transaction, 'status'>): DepositResult {
  return results[status];
}

/** Whether a failed deposit may have been charged: the bank had at least begun to confirm it. */
export function isPerhapsTaken({ timeline }: Pick<Transaction, 'timeline'>): boolean {
  return timeline.some(({ stage }) => stage === 'confirming');
}

/** Expected duration of a payment, minutes; null if the server does not send it. */
export function usualMinutes({
  created_at,
  expected_at,
}: Pick<Transaction, 'created_at' | 'expected_at'>): number | null {
  if (expected_at === null) return null;
  return Math.max(0, Math.round((Date.parse(expected_at) - Date.parse(created_at)) / 60_000));
}
