import { z } from './z.ts';

/** Body of every error response. */
export const ApiErrorBody = z.object({
  /** A code of the contract. */
  message: z.string(),
  /** Codes by field name. */
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  request_id: z.string(),
  /** Values for the text of the error. */
  details: z.optional(z.record(z.string(), z.unknown())),
});
export type ApiErrorBody = z.infer<typeof ApiErrorBody>;

/**
 * Kind of a failed call.
 * - `network`, `timeout`: no response, and the call is not retried
 * - `killed`: no response, a 500 or a busy server, after all retries; `status` is the last one
 * - `aborted`: by the caller
 * - `unauthenticated`: 401, and no token that the server accepts can be obtained
 * - `banned`: the player is banned; the session has ended
 * - `validation`: 4xx with codes by field
 * - `rejected`: any other 4xx, and 501
 * - `rateLimited`: 429, see `retryAfter`
 * - `regionBlocked`: 451
 * - `idempotencyInFlight`: the first request with this key is still running after all retries
 * - `server`: any other 5xx
 * - `wrongResponse`: 2xx whose body is not JSON, too long or not the event stream
 * - `contract`: 2xx that violates the contract, see `issues`
 * - `staleSession`: a player has logged in or out since the request
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

/** Message and code of an error of kind `killed`. */
export const killedMessage = 'Request killed after maximum retries';

/** Codes by field name. Codes without a field are under `domain` and `system`. */
export type FieldCodes = Readonly<Record<string, readonly string[]>>;

/** Data of a failed call. Never contains tokens, values of the request, or values of a successful response. */
export interface ApiErrorData {
  readonly endpoint: string;
  /** HTTP status, null without a response. */
  readonly status?: number | null;
  /** Code in `message` of the response, null if there was none. */
  readonly code?: string | null;
  readonly fields?: FieldCodes;
  readonly details?: Readonly<Record<string, unknown>>;
  readonly requestId?: string | null;
  /** Seconds to wait before another attempt, from `Retry-After`. */
  readonly retryAfter?: number | null;
  /** Number of requests, with the client's own retries. */
  readonly attempts?: number;
  /** Paths in the response that violate the contract. */
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

/** The only error that a call throws. Switch on `kind`. */
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

  /** Whether the call may succeed if the player tries again. */
  get retryable(): boolean {
    return hopeful.has(this.kind);
  }
}

/** Whether a caught value is an `ApiError`, optionally of one of the given kinds. */
export function isApiError(error: unknown, ...kinds: readonly ApiErrorKind[]): error is ApiError {
  return error instanceof ApiError && (kinds.length === 0 || kinds.includes(error.kind));
}

/** Whether the server sent this code, as `message` or for a field. */
export function hasCode(error: unknown, code: string): boolean {
  if (!isApiError(error)) return false;
  return error.code === code || Object.values(error.fields).some((codes) => codes.includes(code));
}

/** Statuses other than 2xx that complete an idempotency key: the server stores the response and sends it again. */
const definitiveStatuses: ReadonlySet<number> = new Set([400, 404, 409, 413, 415, 422]);

/** Code of a 409 while the first request with a key is running. It does not complete the key. */
export const inFlightCode = 'IDEMPOTENCY_IN_FLIGHT';

/** Code of a 503 from a server that is overloaded or temporarily without its database. */
export const busyCode = 'SERVER_BUSY';

/** Whether an error response completes its idempotency key; shared by client and server. */
export function isDefinitive(status: number | null, code: string | null): boolean {
  return status !== null && definitiveStatuses.has(status) && code !== inFlightCode;
}
