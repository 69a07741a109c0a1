import { z } from './z.ts';

/** Body of every error answer. `details` holds figures for the text. */
export const ApiErrorBody = z.object({
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  request_id: z.string(),
  details: z.optional(z.record(z.string(), z.unknown())),
});
export type ApiErrorBody = z.infer<typeof ApiErrorBody>;

/**
 * What went wrong with a call.
 * - `network`, `timeout`: no answer, and the call is not one that is repeated
 * - `killed`: no answer or a 500, after all repeats; `status` is the last one
 * - `aborted`: the caller gave up
 * - `unauthenticated`: 401 and no way to get a new token
 * - `banned`: the player is banned; the session is over
 * - `validation`: codes by field
 * - `rejected`: any other 4xx, and 501
 * - `rateLimited`: 429, see `retryAfter`
 * - `regionBlocked`: 451
 * - `idempotencyInFlight`: the first request with this key is still running after all repeats
 * - `server`: any other 5xx
 * - `wrongResponse`: 2xx whose body is not JSON
 * - `contract`: 2xx whose body does not fit the contract, see `issues`
 * - `staleSession`: the answer belongs to a session that is over
 */
export type ApiErrorKind =
  | 'network'
  | 'timeout'
  | 'killed'
  | 'aborted'
  | 'unauthenticated'
  | 'banned'
  | 'validation'
  | 'rejected'
  | 'rateLimited'
  | 'regionBlocked'
  | 'idempotencyInFlight'
  | 'server'
  | 'wrongResponse'
  | 'contract'
  | 'staleSession';

/** Message, and code, of a call that failed after all repeats. */
export const killedMessage = 'Request killed after maximum retries';

/** Codes by field name; general ones are under `domain` and `system`. */
export type FieldCodes = Readonly<Record<string, readonly string[]>>;

/** What is known of a failed call; never a token, never a value of the request or the answer. */
export interface ApiErrorData {
  /** Id of the call. */
  readonly endpoint: string;
  /** HTTP status, null where there was no answer. */
  readonly status?: number | null;
  /** Code of the message, null where the answer had none. */
  readonly code?: string | null;
  readonly fields?: FieldCodes;
  /** Figures for the text. */
  readonly details?: Readonly<Record<string, unknown>>;
  readonly requestId?: string | null;
  /** Seconds to wait before another try, from `Retry-After`. */
  readonly retryAfter?: number | null;
  /** Requests the client made for the call: the first and its repeats. */
  readonly attempts?: number;
  /** Places in the answer that do not fit the contract. */
  readonly issues?: readonly string[];
  readonly cause?: unknown;
}

const hopeful: ReadonlySet<ApiErrorKind> = new Set([
  'network',
  'timeout',
  'killed',
  'server',
  'rateLimited',
  'idempotencyInFlight',
  'wrongResponse',
]);

/** The one error a call ends with. Switch on `kind`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly endpoint: string;
  readonly status: number | null;
  readonly code: string | null;
  readonly fields: FieldCodes;
  readonly details: Readonly<Record<string, unknown>>;
  readonly requestId: string | null;
  readonly retryAfter: number | null;
  /** Requests the client made for the call; callers that retry must count them. */
  readonly attempts: number;
  readonly issues: readonly string[];

  constructor(kind: ApiErrorKind, data: ApiErrorData) {
    super(kind === 'killed' ? killedMessage : (data.code ?? kind), { cause: data.cause });
    this.kind = kind;
    this.endpoint = data.endpoint;
    this.status = data.status ?? null;
    this.code = kind === 'killed' ? killedMessage : (data.code ?? null);
    this.fields = data.fields ?? {};
    this.details = data.details ?? {};
    this.requestId = data.requestId ?? null;
    this.retryAfter = data.retryAfter ?? null;
    this.attempts = data.attempts ?? 1;
    this.issues = data.issues ?? [];
  }

  /** Codes that belong to no field. */
  get domain(): readonly string[] {
    return [...(this.fields['domain'] ?? []), ...(this.fields['system'] ?? [])];
  }

  /** Whether the same call may succeed when the player tries again. */
  get retryable(): boolean {
    return hopeful.has(this.kind);
  }
}

/** Whether a caught value is an error of a call, of one of the kinds where some are given. */
export function isApiError(error: unknown, ...kinds: readonly ApiErrorKind[]): error is ApiError {
  return error instanceof ApiError && (kinds.length === 0 || kinds.includes(error.kind));
}

/** Whether the server gave this code, as the message or for any field. */
export function hasCode(error: unknown, code: string): boolean {
  if (!isApiError(error)) return false;
  return error.code === code || Object.values(error.fields).some((codes) => codes.includes(code));
}

/**
 * Statuses besides 2xx that settle an intent: the server stores the answer, and a repeat under the same idempotency key
 * gets it again. Under any other status the key stays free for another attempt.
 */
const definitiveStatuses: ReadonlySet<number> = new Set([400, 404, 409, 413, 415, 422]);

/** Code of the 409 that says the first request of a key is still running; it settles nothing. */
export const inFlightCode = 'IDEMPOTENCY_IN_FLIGHT';

/** Code of the 503 of a server that is too busy, or without its database, for a moment. */
export const busyCode = 'SERVER_BUSY';

/** Whether an error answer settles its intent; client and server both decide by this. */
export function isDefinitive(status: number | null, code: string | null): boolean {
  return status !== null && definitiveStatuses.has(status) && code !== inFlightCode;
}
