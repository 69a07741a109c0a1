import { busyCode } from '@tulpar/api/errors';
import { isOutage } from '../db/outage.ts';
import { BucketError } from '../files/bucket.ts';
import { Refusal } from '../domain/errors/refusal.ts';

export const jsonType = 'application/json; charset=utf-8';

export function errorBody(refusal: Refusal, requestId: string): string {
  const { fields, details, extra } = refusal.options;
  return JSON.stringify({
    ...extra,
    message: refusal.code,
    ...(fields === undefined ? {} : { errors: fields }),
    request_id: requestId,
    ...(details === undefined ? {} : { details }),
  });
}

export function errorHeaders(refusal: Refusal): Record<string, string> {
  const { retryAfter, headers } = refusal.options;
  return {
    ...headers,
    ...(retryAfter === undefined ? {} : { 'Retry-After': String(Math.max(1, Math.ceil(retryAfter))) }),
  };
}

/**
 * Error for a violated unique constraint of the players table, for the second of two concurrent
 * registrations.
 */
const takenContacts: Readonly<Record<string, Readonly<Record<string, string[]>>>> = {
  players_email_key: { email: ['EMAIL_TAKEN'] },
  players_phone_key: { phone: ['PHONE_TAKEN'] },
};

/**
 * The refusal for a thrown value. An unreachable or busy database or bucket is 503; anything else is a bug.
 * Commands check contacts before writing, but only the constraint detects concurrent requests.
 */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isOutage(error) || error instanceof BucketError) return new Refusal(503, busyCode, { retryAfter: 1 });
  const constraint: unknown = error instanceof Error && 'constraint' in error ? error.constraint : null;
  const fields = takenContacts[String(constraint)];
  return fields === undefined
    ? new Refusal(500, 'GENERAL_ERROR')
    : new Refusal(422, 'VALIDATION_ERROR', { fields });
}
