import type { PaymentResult, Transaction } from '@tulpar/api/contract';
import { isApiError, isDefinitive } from '@tulpar/api/errors';
import { redirectUrl } from '#app/platform/routing/redirect-url.ts';

/** What follows an answered payment. */
export type Outcome =
  /** The whole page goes to the provider. */
  | { kind: 'leave'; url: string }
  /** The whole page goes to the fail address. */
  | { kind: 'fail'; url: string }
  /** Refused in place: `type` names the reason, `allowed` the largest sum that would be taken, minor units. */
  | { kind: 'refused'; type: string | null; allowed?: number }
  /** A withdrawal the server took on. */
  | { kind: 'accepted' };

const inPlace: ReadonlySet<string> = new Set(['DEPOSIT_LIMIT_EXCEEDED', 'DEPOSIT_OPEN']);

/**
 * Reads the answer of a payment (CASH-15 to CASH-20, OP-57, OP-75): an accepted deposit leaves for the provider, any
 * other deposit leaves for the fail address, the answer's own where it gives a safe one; a withdrawal never leaves. Nor
 * does a deposit over the player's own limit (SAFE-05) or like one that is still open (PAY-18): no provider was called,
 * and the player continues in the form.
 */
export function outcomeOf(type: 'deposit' | 'withdrawal', result: PaymentResult, origin: string): Outcome {
  const isFailed = result.status === 'failed';
  const reason = result.error_type ?? result.message;
  const allowed = result.details?.allowed_amount;
  if (type === 'withdrawal' && !isFailed) return { kind: 'accepted' };
  if (type === 'withdrawal' || (isFailed && inPlace.has(reason?.toUpperCase() ?? ''))) {
    return { kind: 'refused', type: reason, ...(allowed === undefined ? {} : { allowed }) };
  }
  const away = isFailed ? null : redirectUrl(result.payload.redirect_url, origin);
  if (away) return { kind: 'leave', url: away };
  const back = redirectUrl(result.payload.fail_url, origin) ?? failUrl(origin);
  return { kind: 'fail', url: failUrlFor(back, reason) };
}

/**
 * Where a deposit that ended with an error of the server goes (CASH-20, OP-131): to the fail address with the reason.
 * Null when it stays in the form: codes of its fields, and whatever has not settled it, such as a lost answer.
 */
export function failedDeposit(error: unknown, origin: string): { url: string; reason: string | null } | null {
  if (!isApiError(error) || !isDefinitive(error.status, error.code)) return null;
  if (Object.keys(error.fields).length > 0) return null;
  return { url: failUrlFor(failUrl(origin), error.code), reason: error.code };
}

/** How long after it was made a deposit still belongs to a return from the provider, ms. */
const RETURN_WINDOW = 24 * 3_600_000;

/** What has become of the deposit a player returns from; `none` when there is no recent one. */
export type Returned = 'credited' | 'waiting' | 'declined' | 'none';

/** Judges the latest deposit after `#payment_ok`: the address alone proves nothing (HASH-09, MODAL-01). */
export function returnedFrom(
  deposit: Pick<Transaction, 'status' | 'created_at'> | null,
  now: number,
): Returned {
  if (!deposit || now - Date.parse(deposit.created_at) > RETURN_WINDOW) return 'none';
  if (deposit.status === 'process') return 'waiting';
  return deposit.status === 'approved' ? 'credited' : 'declined';
}

/** Address the provider sends the browser to when a payment fails; goes out as `fail_url` (CASH-14, OP-57). */
export function failUrl(origin: string): string {
  return `${origin}/#payment_error`;
}

const TYPE = /^[a-z0-9_]{1,64}$/;

/** The fail address with the reason in its query; an unreadable type is left out. */
export function failUrlFor(url: string, errorType: string | null): string {
  const target = new URL(url);
  const type = errorType?.toLowerCase() ?? '';
  if (TYPE.test(type)) target.searchParams.set('error_type', type);
  return target.href;
}
