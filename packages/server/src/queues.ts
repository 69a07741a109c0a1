import { busyCode } from '@tulpar/api/errors';
import { refuse } from './domain/errors/refusal.ts';

/** Too much work is waiting, or this work has waited too long. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

/** Runs work once it has a turn; rejects with `BusyError` if it gets none. */
type Limiter = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs some work at a time, the rest in order. `longestWait` in ms. */
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

/** Maximum number of a player's waiting writes per server. */
const mostWaiting = 200;

/** Runs writes of one owner sequentially and those of different owners in parallel. */
export interface PlayerQueue {
  /**
   * `owner`: id of a player, or a substitute key. Refuses with 503 SERVER_BUSY instead of waiting too long.
   */
  run<Result>(owner: number | string, write: () => Promise<Result>): Promise<Result>;
}

/**
 * The queue of one server. Writes of one player wait for the player's lock anyway; here they wait without a
 * database connection, so one player cannot use up the pool. `longestWait` in ms: afterwards the client has
 * given up.
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
 * Processes rows one after another; a failure does not stop the others. Then throws, with the first failure
 * as its cause, so that the job is run again.
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
