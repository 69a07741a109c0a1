/** Too much work is waiting. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

/** Limits concurrency. */
export interface Limiter {
  /** Rejects with `BusyError` if too much work is waiting. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

export function createLimiter(concurrency: number, mostWaiting = Infinity): Limiter {
  const queue: (() => void)[] = [];
  let running = 0;

  const next = (): void => {
    if (running >= concurrency) return;
    const start = queue.shift();
    if (!start) return;
    running += 1;
    start();
  };

  return {
    run(work) {
      if (queue.length >= mostWaiting) return Promise.reject(new BusyError());
      return new Promise((resolve, reject) => {
        queue.push(() => {
          work()
            .then(resolve, reject)
            .finally(() => {
              running -= 1;
              next();
            });
        });
        next();
      });
    },
  };
}
