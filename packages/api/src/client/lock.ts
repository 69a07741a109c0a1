import type { Clock, Lock } from './ports.ts';

/** Maximum wait for a Web Lock, ms: a frozen tab may hold it for hours. Waiting callers then continue within 10 s. */
const patience = 9000;

/**
 * One task at a time over all tabs, by Web Locks. The task also runs without a lock: outside a secure context, where the
 * browser blocks storage, and after the wait. A refresh at the same time in two tabs is covered by the server's grace
 * period for replaced tokens.
 */
export function createLock(clock: Clock): Lock {
  return async (name, task) => {
    if (typeof navigator === 'undefined' || !navigator.locks) return task(false);
    return await new Promise((resolve, reject) => {
      const begun = new AbortController();
      let running: Promise<void> | undefined;
      // The result is that of the task: if the page is left, WebKit fails its lock requests, but the task continues
      // after Back.
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
      // Rejects once the task has begun.
      clock.sleep(patience, begun.signal).then(beginAnyway, () => undefined);
    });
  };
}
