import { busyCode } from '@tulpar/api/errors';
import { isOutage } from '../db/outage.ts';
import { Refusal } from '../domain/errors/refusal.ts';

/** Headers every JSON answer has. */
export const jsonType = 'application/json; charset=utf-8';

/** Error body of the contract as text. */
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

/** Headers of a refusal. */
export function errorHeaders(refusal: Refusal): Record<string, string> {
  const { retryAfter, headers } = refusal.options;
  return {
    ...headers,
    ...(retryAfter === undefined ? {} : { 'Retry-After': String(Math.max(1, Math.ceil(retryAfter))) }),
  };
}

/** What a unique constraint of the players means for the person who sent the second of two equal contacts. */
const takenContacts: Readonly<Record<string, Readonly<Record<string, string[]>>>> = {
  players_email_key: { email: ['EMAIL_TAKEN'] },
  players_phone_key: { phone: ['PHONE_TAKEN'] },
};

/**
 * The refusal a thrown value is answered with. A database that is away or busy is 503, to be tried again in a moment;
 * anything else that is no refusal is a bug. Every command checks a contact before it writes it, but only the constraint
 * sees two players who send the same one in the same moment.
 */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isOutage(error)) return new Refusal(503, busyCode, { retryAfter: 1 });
  const constraint: unknown = error instanceof Error && 'constraint' in error ? error.constraint : null;
  const fields = takenContacts[String(constraint)];
  return fields === undefined
    ? new Refusal(500, 'GENERAL_ERROR')
    : new Refusal(422, 'VALIDATION_ERROR', { fields });
}
