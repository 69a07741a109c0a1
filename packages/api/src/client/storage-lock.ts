import type { Clock, Lock, Random } from './ports.ts';

export type LockStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Lifetime of a stored lock, ms; renewed while the task runs, so that the lock of a closed tab expires soon.
 */
const life = 6000;
const step = 100;

/**
 * Runs one task at a time across all tabs by a key in storage, for browsers without Web Locks. Two tabs may
 * rarely run simultaneously; the server's grace period for a replaced refresh token makes that harmless.
 */
export function createStorageLock(storage: LockStorage, clock: Clock, random: Random): Lock {
  return async (name, task) => {
    const key = `lock:${name}`;
    const me = random.uuid();
    const held = () => {
      const [owner, until] = (storage.getItem(key) ?? '').split(' ');
      return Number(until) > clock.now() ? owner : undefined;
    };
    const hold = () => storage.setItem(key, `${me} ${clock.now() + life}`);
    let hasWaited = false;
    while (held() !== me) {
      if (held() === undefined) hold();
      else hasWaited = true;
      await clock.sleep(step);
    }
    const done = new AbortController();
    const renew = async () => {
      for (;;) {
        await clock.sleep(life / 3, done.signal);
        hold();
      }
    };
    // Ends by the abort below, which is expected.
    renew().catch(() => undefined);
    try {
      return await task(hasWaited);
    } finally {
      done.abort();
      if (held() === me) storage.removeItem(key);
    }
  };
}
