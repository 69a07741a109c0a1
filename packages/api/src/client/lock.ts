import type { Clock, Lock } from './ports.ts';

/** Maximum wait for a Web Lock, ms: a frozen tab may hold it for hours. The task then runs without the lock. */
const patience = 9000;

/**
 * Runs one task at a time over all tabs, by Web Locks. A task also runs without a lock: outside a secure context,
 * where the browser blocks storage, and after `patience`. If two tabs then refresh at the same time, the server still
 * accepts the replaced token for a grace period.
 */
export function createLock(clock: Clock): Lock {
  return async (name, task) => {
    if (typeof navigator === 'undefined' || !navigator.locks) return task(false);
    return await new Promise((resolve, reject) => {
      const begun = new AbortController();
      let running: Promise<void> | undefined;
      // Resolve with the task instead of the lock request: WebKit fails lock requests when the page is left,
      // but the task continues if the player returns.
      const begin = (hasWaited: boolean) => {
        running ??= task(hasWaited).then(resolve, reject);
        begun.abort();
        return running;
      };
      const request = async () => {
        await navigator.locks.request(name, { ifAvailable: true }, (lock) => lock && begin(false));
        if (!running) await navigator.locks.request(name, { signal: begun.signal }, () => begin(true));
      };
      const beginAnyway = () => begin(false);
      request().catch(beginAnyway);
      // The sleep rejects once the task has begun, which is expected.
      clock.sleep(patience, begun.signal).then(beginAnyway, () => undefined);
    });
  };
}
