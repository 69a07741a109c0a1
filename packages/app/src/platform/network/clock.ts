import { firstViewAtom } from '../state/first-view.ts';
import { atom, store } from '../state/store.ts';

/** A clock; `now` in ms since the epoch. */
export interface Clock {
  now(): number;
  /** Resolves after `ms`; rejects with the signal's reason when it is aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** The device's clock, which can be wrong: `now` of this file is corrected by the server's. */
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

/** Incremented when `now` jumps, because a response has corrected the device's clock. */
export const clockChangesAtom = atom(0);

let source: () => number = systemClock.now;

export function setServerClock(now: () => number): void {
  source = now;
}

/**
 * Current time by the server's clock, ms; while a first view is rendered or hydrated, the time of that view.
 * Features use this instead of `Date.now()`.
 */
export function now(): number {
  return store.get(firstViewAtom)?.now ?? source();
}
