export interface Clock {
  /** ms since the epoch. */
  now(): number;
  /** Resolves after `ms`; rejects with the signal's reason if it aborts first. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

export interface Random {
  /** From 0 to below 1. */
  fraction(): number;
  /** Lower-case UUID, version 4. */
  uuid(): string;
}

/** Runs one task of a name at a time across all tabs; the task receives whether it had to wait. */
export type Lock = <T>(name: string, task: (hasWaited: boolean) => Promise<T>) => Promise<T>;

/**
 * Why the client ends a session. `expired`: the refresh token is dead, or new tokens keep being refused;
 * `missing`: 401 and there is no refresh token; `ban`: the player is banned.
 */
export type SessionEnd = 'expired' | 'missing' | 'ban';

/** A pair of tokens; lifetimes in seconds. */
export interface Tokens {
  readonly access: { readonly token: string; readonly expires_in: number | null };
  readonly refresh: { readonly token: string; readonly expires_in: number | null };
}

/** Storage of the tokens. Reads include changes by other tabs. */
export interface SessionPort {
  access(): string | null;
  refresh(): string | null;
  /** Incremented when a player logs in or out; responses of a former generation are dropped. */
  generation(): number;
  store(tokens: Tokens): void;
  end(reason: SessionEnd): void;
}

/** Something an operator should know; never holds values. `unexplained`: an error answer without a specific message. */
export interface ClientReport {
  readonly type: 'server' | 'wrongResponse' | 'contract' | 'unexplained';
  readonly endpoint: string;
  readonly status: number;
  readonly requestId: string | null;
  readonly issues: readonly string[];
}

/** Environment of the client; everything but the session has a default. */
export interface ClientOptions {
  readonly session: SessionPort;
  /** Origin of the API without a trailing slash; '' is the page's own origin. */
  readonly baseUrl?: string;
  readonly fetch?: typeof fetch;
  readonly clock?: Clock;
  readonly random?: Random;
  readonly lock?: Lock;
  readonly report?: (report: ClientReport) => void;
  /** Called with the code of every call that finally failed with an error response. */
  readonly refused?: (code: string | null) => void;
  /** Called when a response shows that the device's clock is wrong or was changed: `now()` has another time from then on. */
  readonly clockChanged?: () => void;
  /** Whether the device is known to be offline: failures are not retried. */
  readonly isOffline?: () => boolean;
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Idempotency key of the player's action; a new one by default. GETs have none. */
  readonly idempotencyKey?: string | undefined;
  /** Lets the request outlive the page. */
  readonly keepalive?: boolean | undefined;
}
