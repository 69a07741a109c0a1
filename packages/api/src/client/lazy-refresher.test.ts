import { describe, expect, it, vi } from 'vitest';
import { systemClock, systemRandom } from './defaults.ts';
import { createLazyRefresher } from './lazy-refresher.ts';
import type { createRefresher, Refresher } from './refresh.ts';
import { createTestSession } from './testing/harness.ts';

const session = createTestSession();
const ports = { session: session.port, clock: systemClock, random: systemRandom, send: vi.fn() };

describe('a refresher whose code is loaded on demand', () => {
  it(
    'fails like an offline request if its code does not load, keeps the session, and retries',
    { tags: ['NET-11'] },
    async () => {
      const renew = vi.fn<Refresher>().mockResolvedValue(undefined);
      const code = vi
        .fn<() => Promise<{ createRefresher: typeof createRefresher }>>()
        .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
        .mockResolvedValue({ createRefresher: () => renew });
      const refresher = createLazyRefresher(ports, code);
      await expect(refresher('acc_1')).rejects.toMatchObject({ kind: 'network' });
      expect(session.port.access()).toBe('acc_1');
      await refresher('acc_1');
      expect(renew).toHaveBeenCalledExactlyOnceWith('acc_1');
    },
  );

  it('fetches it once for all that are refused', { tags: ['NET-10'] }, async () => {
    const renew = vi.fn<Refresher>().mockResolvedValue(undefined);
    const code = vi.fn().mockResolvedValue({ createRefresher: () => renew });
    const refresher = createLazyRefresher(ports, code);
    await Promise.all([refresher('acc_1'), refresher('acc_1'), refresher('acc_1')]);
    expect(code).toHaveBeenCalledOnce();
    expect(renew).toHaveBeenCalledTimes(3);
  });
});
