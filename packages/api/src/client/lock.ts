import type { Clock, Lock } from './ports.ts';

/**
 * Maximum wait for a Web Lock, ms: a frozen tab may hold it for hours. Waiting callers then continue within
 * 10 s.
 */
const patience = 9000;

/**
 * One task at a time over all tabs, by Web Locks. A page outside a secure context has none and runs its task right away: a
 * refresh at the same time in two tabs is covered by the server's grace period for replaced tokens.
 */
export function createLock(clock: Clock): Lock {
  return async (name, task) =>
    typeof navigator !== 'undefined' && navigator.locks
      ? await patient(name, task, clock)
      : await task(false);
}

/**
 * Continues without the lock after the wait: a concurrent refresh is covered by the server's grace period for
 * replaced tokens.
 */
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
  try {
    return await navigator.locks.request(name, { signal: waiting.signal }, () => {
      begun.abort();
      return task(true);
    });
  } catch (error) {
    if (begun.signal.aborted || !waiting.signal.aborted) throw error;
    return await task(false);
  }
}
