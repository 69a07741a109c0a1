/** Work that many events ask for and that is done only so often. */
export interface Pulse {
  /** Asks for the work: at once after a rest, else once when the rest is over. */
  beat(): void;
  /** Forgets what was asked for. */
  stop(): void;
}

/**
 * Makes a pulse: `rest` ms lie between two runs, however often it is asked. A game that reports rounds without end must
 * not become a storm of requests.
 */
export function createPulse(run: () => void, rest: number): Pulse {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWanted = false;
  const work = () => {
    isWanted = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (isWanted) work();
    }, rest);
    run();
  };
  return {
    beat() {
      if (timer === undefined) work();
      else isWanted = true;
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      isWanted = false;
    },
  };
}
