import { busyCode } from '@tulpar/api/errors';
import { refuse } from './domain/errors/refusal.ts';

/** There is too much waiting work, or the work has waited too long. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

/** Runs work when its turn comes; rejects with `BusyError` if it does not come in time. */
type Limiter = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs at most `concurrency` pieces of work at a time, in order. `longestWait` in ms. */
export function createLimiter(
  concurrency: number,
  { mostWaiting = Infinity, longestWait }: { mostWaiting?: number; longestWait?: number } = {},
): Limiter {
  const waiting = new Set<() => void>();
  let free = concurrency;
  const turn = () =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        waiting.delete(begin);
        resolve();
      };
      const giveUp = () => {
        waiting.delete(begin);
        reject(new BusyError());
      };
      const timer = longestWait === undefined ? undefined : setTimeout(giveUp, longestWait);
      waiting.add(begin);
    });
  return async (work) => {
    if (free > 0) free -= 1;
    else if (waiting.size >= mostWaiting) throw new BusyError();
    else await turn();
    try {
      return await work();
    } finally {
      const [next] = waiting;
      if (next) next();
      else free += 1;
    }
  };
}

/** Maximum number of waiting and running writes per player and server. */
const mostWaiting = 200;

/** Runs writes of one player one after another, those of different players in parallel. */
export interface PlayerQueue {
  /** `owner`: id of a player, or another key. Refuses with 503 SERVER_BUSY if too many wait, or this one too long. */
  run<Result>(owner: number | string, write: () => Promise<Result>): Promise<Result>;
}

/**
 * The queue of one server. A player's writes wait for the player's lock anyway; in the queue they wait without a
 * database connection, so one player cannot use up the pool. `longestWait`, ms, is less than the 10 s that a client
 * waits for a response.
 */
export function createPlayerQueue(longestWait = 8_000): PlayerQueue {
  const queues = new Map<number | string, { last: Promise<unknown>; length: number }>();
  return {
    async run(owner, write) {
      const queue = queues.get(owner) ?? { last: Promise.resolve(), length: 0 };
      if (queue.length >= mostWaiting) refuse(503, busyCode, { retryAfter: 2 });
      queues.set(owner, queue);
      queue.length += 1;
      const since = performance.now();
      const turn = queue.last.then(() => {
        if (performance.now() - since > longestWait) refuse(503, busyCode, { retryAfter: 2 });
        return write();
      });
      queue.last = turn.catch(() => undefined);
      try {
        return await turn;
      } finally {
        queue.length -= 1;
        if (queue.length === 0) queues.delete(owner);
      }
    },
  };
}

/**
 * Processes rows one after another; a failure does not stop the others, but afterwards the first failure is thrown
 * as a cause, so that the job runs again.
 */
export async function processEach<Row>(rows: readonly Row[], work: (row: Row) => Promise<unknown>) {
  const failures: unknown[] = [];
  for (const row of rows) {
    try {
      await work(row);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0)
    throw new Error(`${failures.length} of ${rows.length} failed`, { cause: failures[0] });
}
