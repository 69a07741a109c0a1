import { Refreshed, refresh } from '../contract/tokens.ts';
import { ApiError, isApiError } from '../errors.ts';
import { z } from '../z.ts';
import { backoff, maxRetries, retryAfterDelay } from './retry.ts';
import type { RawResponse } from './attempt.ts';
import { createLock } from './lock.ts';
import type { Clock, Lock, Random, SessionPort } from './ports.ts';
import { isRecord, readBody, toError } from './read.ts';

export interface RefreshPorts {
  readonly session: SessionPort;
  readonly clock: Clock;
  /** Current time corrected by the server's, ms. */
  readonly now: () => number;
  readonly random: Random;
  /** Lock across tabs; Web Locks by default. */
  readonly lock?: Lock | undefined;
  /** Sends one refresh request with this refresh token and idempotency key. */
  readonly send: (token: string, key: string) => Promise<RawResponse>;
}

/** Refreshes the session after the access token `refused` was refused. Rejects with an `ApiError`. */
export type Refresher = (refused: string | null) => Promise<void>;

/** Maximum number and interval, ms, of checks for tokens stored by another tab before refreshing. */
const looks = 20;
const glance = 50;

/** Name of the lock that all tabs share. */
export const refreshLock = 'session-refresh';

/**
 * Replaces the `refused` access token. One refresh runs at a time across all requests and tabs; later callers take
 * its result. 400 ends the session, 403 with a JSON object ends it as a ban, and 429 fails without a retry. Other
 * failures are retried, five attempts in total, and do not end the session.
 */
export function createRefresher(ports: RefreshPorts): Refresher {
  const { session, clock, random, now, send } = ports;
  const lock = ports.lock ?? createLock(clock);
  let running: { readonly generation: number; readonly done: Promise<void> } | null = null;

  const renewed = (refused: string | null) => session.access() !== null && session.access() !== refused;

  const endSession = (reason: 'expired' | 'missing') => {
    session.end(reason);
    return new ApiError('unauthenticated', { endpoint: refresh.id, status: 401 });
  };

  const store = (body: unknown, generation: number) => {
    const parsed = z.safeParse(Refreshed, body);
    if (!parsed.success) return false;
    if (session.generation() !== generation) throw new ApiError('staleSession', { endpoint: refresh.id });
    session.store(parsed.data);
    return true;
  };

  const run = async (refused: string | null, hasWaited: boolean) => {
    // Another tab may release the lock before the tokens that it stored are visible here.
    for (let left = hasWaited ? looks : 0; left > 0 && session.access() === refused; left--)
      await clock.sleep(glance);
    if (renewed(refused)) return;
    const generation = session.generation();
    const token = session.refresh();
    if (token === null) throw endSession('missing');
    const key = random.uuid();
    for (let retry = 0; ; retry++) {
      const failure = await once(token, key, generation);
      if (failure === null) return;
      if (session.generation() !== generation) throw new ApiError('staleSession', { endpoint: refresh.id });
      if (failure.status === 400) throw endSession('expired');
      if (failure.kind === 'banned') session.end('ban');
      if (failure.kind === 'banned' || failure.kind === 'rateLimited') throw failure;
      if (retry === maxRetries - 1) {
        throw new ApiError('killed', { endpoint: refresh.id, status: failure.status, cause: failure });
      }
      await clock.sleep(
        failure.status === 409 ? retryAfterDelay(failure.retryAfter) : backoff(retry, random.fraction()),
      );
    }
  };

  /** Makes one attempt; null if the new tokens are stored. */
  const once = async (token: string, key: string, generation: number): Promise<ApiError | null> => {
    try {
      const response = await send(token, key);
      const body = readBody(response.text);
      if (response.status === 200) {
        return store(body, generation)
          ? null
          : new ApiError('contract', { endpoint: refresh.id, status: response.status });
      }
      if (response.status === 403 && isRecord(body)) {
        return new ApiError('banned', { endpoint: refresh.id, status: 403, code: 'AUTH_USER_BANNED' });
      }
      return toError(refresh.id, response, body, now());
    } catch (error) {
      if (isApiError(error, 'network', 'timeout')) return error;
      throw error;
    }
  };

  return (refused) => {
    const generation = session.generation();
    // A running refresh of a former session is not valid for this one.
    if (running?.generation !== generation) {
      const mine = { generation, done: lock(refreshLock, (hasWaited) => run(refused, hasWaited)) };
      running = mine;
      const clear = () => {
        if (running === mine) running = null;
      };
      mine.done.then(clear, clear);
    }
    return running.done;
  };
}
