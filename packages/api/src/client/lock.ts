import type { Clock, Lock } from './ports.ts';

/**
 * Maximum wait for a Web Lock, ms: a frozen tab may hold it for hours. Waiting callers then continue within
 * 10 s.
 */
const patience = 9000;

/**
 * One task at a time over all tabs, by Web Locks. The task also runs without a lock: outside a secure context, where the
 * browser blocks storage, and after the wait. A refresh at the same time in two tabs is covered by the server's grace
 * period for replaced tokens.
 */
export function createLock(clock: Clock): Lock {
  return async (name, task) => {
    if (typeof navigator === 'undefined' || !navigator.locks) return task(false);
    let hasBegun = false;
    const begin = (hasWaited: boolean) => {
      hasBegun = true;
      return task(hasWaited);
    };
    try {
      return await patient(name, begin, clock);
    } catch (error) {
      if (hasBegun) throw error;
      return await task(false);
    }
  };
}

/** Rejects after the wait, or with the failure of the task. */
async function patient<T>(name: string, task: (hasWaited: boolean) => Promise<T>, clock: Clock): Promise<T> {
  const done = await navigator.locks.request(name, { ifAvailable: true }, async (lock) =>
    lock === null ? null : { value: await task(false) },
  );
  if (done) return done.value;
  const waiting = new AbortController();
  const begun = new AbortController();
  const giveUp = async () => {
    await clock.sleep(patience, begun.signal);
    waiting.abort();
  };
  // Also rejects when aborted, which is expected.
  giveUp().catch(() => undefined);
  return await navigator.locks.request(name, { signal: waiting.signal }, () => {
    begun.abort();
    return task(true);
  });
}
