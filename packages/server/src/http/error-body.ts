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

/** The headers a refusal asks for. */
export function errorHeaders(refusal: Refusal): Record<string, string> {
  const { retryAfter, headers } = refusal.options;
  return {
    ...headers,
    ...(retryAfter === undefined ? {} : { 'Retry-After': String(Math.max(1, Math.ceil(retryAfter))) }),
  };
}

/** What a thrown value is answered with; anything that is no refusal is a fault of ours. */
export function asRefusal(error: unknown): Refusal {
  return error instanceof Refusal ? error : new Refusal(500, 'GENERAL_ERROR');
}
