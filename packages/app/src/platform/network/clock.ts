import { firstViewAtom } from '../state/first-view.ts';
import { store } from '../state/store.ts';

/** Time as the app sees it: `now` in ms since the epoch, corrected by the server's clock once it has answered. */
export interface Clock {
  now(): number;
  /** Resolves after `ms`; rejects with the signal's reason when it is aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** The machine's own clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  sleep(ms, signal) {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', stop);
        resolve();
      }, ms);
      function stop() {
        clearTimeout(timer);
        reject(signal?.reason);
      }
      signal?.addEventListener('abort', stop, { once: true });
    });
  },
};

let source: () => number = systemClock.now;

/** Names the source of server time; the API face does so once it has a client. */
export function setServerClock(now: () => number): void {
  source = now;
}

/**
 * The moment now, in ms, by the server's clock; while a first view is drawn or hydrated, the moment of that view.
 * Features ask here and never the machine.
 */
export function now(): number {
  return store.get(firstViewAtom)?.now ?? source();
}
