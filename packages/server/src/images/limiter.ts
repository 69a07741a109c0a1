/** More work waits than the limiter takes. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

/** Runs work, a few pieces at a time; the urgent ones first. */
export interface Limiter {
  /** Rejects with `BusyError` where too much waits already. */
  run<T>(work: () => Promise<T>, urgent?: boolean): Promise<T>;
}

export function createLimiter(concurrency: number, mostWaiting = Infinity): Limiter {
  const urgentQueue: (() => void)[] = [];
  const queue: (() => void)[] = [];
  let running = 0;

  const next = (): void => {
    if (running >= concurrency) return;
    const start = urgentQueue.shift() ?? queue.shift();
    if (!start) return;
    running += 1;
    start();
  };

  return {
    run(work, urgent = true) {
      if (urgentQueue.length + queue.length >= mostWaiting) return Promise.reject(new BusyError());
      return new Promise((resolve, reject) => {
        (urgent ? urgentQueue : queue).push(() => {
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
