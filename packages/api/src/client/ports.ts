/** Time, in ms. */
export interface Clock {
  /** ms since the epoch. */
  now(): number;
  /** Resolves after `ms`; rejects with the signal's reason when it aborts first. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** Chance. */
export interface Random {
  /** From 0 to below 1. */
  fraction(): number;
  /** Lower-case UUID, version 4. */
  uuid(): string;
}

/** Runs one task of a name at a time over all tabs; the task receives whether another one ran before it. */
export type Lock = <T>(name: string, task: (hasWaited: boolean) => Promise<T>) => Promise<T>;

/**
 * Why the client ends a session. `expired`: the refresh token is dead, or new tokens keep being refused;
 * `missing`: 401 and there is no refresh token; `ban`: the player is banned.
 */
export type SessionEnd = 'expired' | 'missing' | 'ban';

/** A pair of tokens; lives are in seconds. */
export interface Tokens {
  readonly access: { readonly token: string; readonly expires_in: number | null };
  readonly refresh: { readonly token: string; readonly expires_in: number | null };
}

/** Where the tokens live. Reads show what other tabs wrote. */
export interface SessionPort {
  access(): string | null;
  refresh(): string | null;
  /** Grows when a player signs in or out; answers of a former generation are dropped. */
  generation(): number;
  store(tokens: Tokens): void;
  end(reason: SessionEnd): void;
}

/**
 * Something an operator should know; never holds values. `unexplained`: an error answer without a specific
 * message.
 */
export interface ClientReport {
  readonly type: 'server' | 'wrongResponse' | 'contract' | 'unexplained';
  readonly endpoint: string;
  readonly status: number;
  readonly requestId: string | null;
  readonly issues: readonly string[];
}

/** What the client needs from its environment; everything but the session has a default. */
export interface ClientOptions {
  readonly session: SessionPort;
  /** Origin of the API without a final slash; '' is the page's own origin. */
  readonly baseUrl?: string;
  readonly fetch?: typeof fetch;
  readonly clock?: Clock;
  readonly random?: Random;
  readonly lock?: Lock;
  readonly report?: (report: ClientReport) => void;
  /** Called with the code of every call that the server has refused for good. */
  readonly refused?: (code: string | null) => void;
  /** There is no network and everybody knows: a failure is not repeated. */
  readonly isOffline?: () => boolean;
}

/** What one call may add. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Key of the player's intent; a fresh one unless given. GETs carry none. */
  readonly idempotencyKey?: string | undefined;
  /** Lets the request outlive the page. */
  readonly keepalive?: boolean | undefined;
}
