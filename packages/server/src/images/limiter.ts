/** Runs work, a few pieces at a time; the urgent ones first. */
export interface Limiter {
  run<T>(work: () => Promise<T>, urgent?: boolean): Promise<T>;
}

export function createLimiter(atOnce: number): Limiter {
  const urgentQueue: (() => void)[] = [];
  const queue: (() => void)[] = [];
  let running = 0;

  const next = (): void => {
    if (running >= atOnce) return;
    const start = urgentQueue.shift() ?? queue.shift();
    if (!start) return;
    running += 1;
    start();
  };

  return {
    run(work, urgent = true) {
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
