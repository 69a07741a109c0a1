import type { Clock, Lock, Random } from './ports.ts';
import type { LockStorage } from './storage-lock.ts';

/**
 * Maximum wait for a Web Lock, ms: a frozen tab may hold it for hours. Waiting callers then continue within
 * 10 s.
 */
const patience = 9000;

/** Web Locks if available, otherwise storage, otherwise no lock. */
export function createLock(clock: Clock, random: Random): Lock {
  return async (name, task) => {
    if (typeof navigator !== 'undefined' && navigator.locks) return await patient(name, task, clock);
    const storage = usableStorage();
    if (!storage) return await task(false);
    // Loaded only by the few browsers that need it.
    const { createStorageLock } = await import('./storage-lock.ts');
    return await createStorageLock(storage, clock, random)(name, task);
  };
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

/** Storage may be forbidden or full. */
function usableStorage(): LockStorage | null {
  try {
    localStorage.setItem('lock:try', '1');
    localStorage.removeItem('lock:try');
    return localStorage;
  } catch {
    return null;
  }
}
