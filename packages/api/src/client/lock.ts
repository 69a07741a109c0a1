import type { Clock, Lock, Random } from './ports.ts';
import type { LockStorage } from './storage-lock.ts';

/** Web Locks where there are any, else storage, else no lock at all. */
export function createLock(clock: Clock, random: Random): Lock {
  return async (name, task) => {
    if (typeof navigator !== 'undefined' && navigator.locks) return await navigator.locks.request(name, task);
    const storage = usableStorage();
    if (!storage) return await task();
    // Few browsers come here, so the rest does not load it.
    const { createStorageLock } = await import('./storage-lock.ts');
    return await createStorageLock(storage, clock, random)(name, task);
  };
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
