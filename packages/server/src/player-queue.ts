import { busyCode } from '@tulpar/api/errors';
import { refuse } from './domain/errors/refusal.ts';

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
