export interface Clock {
  /** Current time, ms since the epoch. */
  now(): number;
  /** Resolves after `ms`; rejects with the signal's reason if it aborts first. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

export interface Random {
  /** Random number from 0 to below 1. */
  fraction(): number;
  /** Lower-case UUID, version 4. */
  uuid(): string;
}

/**
 * Runs a task; all tabs run only one task of the same name at a time. The task receives whether it got the lock only
 * after another task.
 */
export type Lock = <T>(name: string, task: (hasWaited: boolean) => Promise<T>) => Promise<T>;

/**
 * Why the client ends a session. `expired`: the refresh token is invalid, or the server refuses new access tokens
 * too; `missing`: 401 and there is no refresh token; `ban`: the player is banned.
 */
export type SessionEnd = 'expired' | 'missing' | 'ban';

/** A pair of tokens; lifetimes in seconds, null if unknown. */
export interface Tokens {
  readonly access: { readonly token: string; readonly expires_in: number | null };
  readonly refresh: { readonly token: string; readonly expires_in: number | null };
}

/** Storage of the tokens. Reads include changes by other tabs. */
export interface SessionPort {
  access(): string | null;
  refresh(): string | null;
  /** Incremented when a player logs in or out; responses to `player` and `both` calls sent before are dropped. */
  generation(): number;
  store(tokens: Tokens): void;
  end(reason: SessionEnd): void;
}

/**
 * Something an operator should know; never contains values. `unexplained`: an error response without a specific code.
 */
export interface ClientReport {
  readonly type: 'server' | 'wrongResponse' | 'contract' | 'unexplained';
  readonly endpoint: string;
  readonly status: number;
  readonly requestId: string | null;
  readonly issues: readonly string[];
}

/** Environment of the client; all ports except the session have defaults. */
export interface ClientOptions {
  readonly session: SessionPort;
  /** Origin of the API without a trailing slash; '' is the page's own origin. */
  readonly baseUrl?: string;
  readonly fetch?: typeof fetch;
  readonly clock?: Clock;
  readonly random?: Random;
  readonly lock?: Lock;
  readonly report?: (report: ClientReport) => void;
  /** Called with the code of an error response that is never retried, except a 401 of a token. */
  readonly refused?: (code: string | null) => void;
  /** Called when a response shows that the device's clock is wrong or was changed; `now()` is corrected before. */
  readonly clockChanged?: () => void;
  /** Whether the device is known to be offline; calls are then not retried. */
  readonly isOffline?: () => boolean;
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Idempotency key of the player's action; by default a new one. GET requests have none. */
  readonly idempotencyKey?: string | undefined;
  /** The request continues after the page is closed. */
  readonly keepalive?: boolean | undefined;
}
