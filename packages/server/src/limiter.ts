/** Too much work is waiting, or this work has waited too long. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

/** Runs work once it has a turn; rejects with `BusyError` if it gets none. */
export type Limiter = <T>(work: () => Promise<T>) => Promise<T>;

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
