import type * as lowData from './low-data.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';

type Module = typeof lowData;
const items = new Map<string, string>();

async function fresh(line?: {
  saveData?: boolean;
  effectiveType?: string;
}): Promise<{ low: Module; isOn: () => boolean }> {
  vi.resetModules();
  vi.stubGlobal('navigator', { connection: line });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
  });
  const low = await import('./low-data.ts');
  const { store } = await import('../state/store.ts');
  return { low, isOn: () => store.get(low.lowDataAtom) };
}

beforeEach(() => items.clear());

describe('the saving of data', () => {
  it('is off by itself, and on where the browser saves', { tags: ['REACH-12'] }, async () => {
    expect((await fresh()).isOn()).toBe(false);
    expect((await fresh({ saveData: false, effectiveType: '2g' })).isOn()).toBe(false);
    expect((await fresh({ saveData: true })).isOn()).toBe(true);
  });

  it('a manual choice overrides the browser and is stored here', { tags: ['REACH-12'] }, async () => {
    const first = await fresh({ saveData: true });
    first.low.chooseLowData(false);
    expect(first.isOn()).toBe(false);
    const second = await fresh({ saveData: true });
    expect(second.isOn()).toBe(false);
    second.low.chooseLowData(true);
    expect((await fresh()).isOn()).toBe(true);
  });

  it('savings are the pictures left out, once, times their mean size', { tags: ['REACH-14'] }, async () => {
    const { low } = await fresh();
    const { store } = await import('../state/store.ts');
    expect(low.meanPicture([])).toBe(18_000);
    expect(
      low.meanPicture([
        { name: 'http://localhost/cdn/x.webp', encodedBodySize: 10_000 },
        { name: 'http://localhost/cdn/y.webp', encodedBodySize: 20_000 },
        { name: 'http://localhost/cdn/cached.webp', encodedBodySize: 0 },
        { name: 'http://localhost/assets/z.js', encodedBodySize: 90_000 },
      ]),
    ).toBe(15_000);
    for (const src of ['/cdn/a', '/cdn/b', '/cdn/a']) low.leaveOut(src);
    expect(store.get(low.savedBytesAtom)).toBe(36_000);
  });

  it('the mean size is that of the pictures of another image service', { tags: ['REACH-14'] }, async () => {
    vi.stubEnv('VITE_CDN_BASE', 'https://img.example/pictures');
    const { low } = await fresh();
    expect(
      low.meanPicture([
        { name: 'https://img.example/pictures/x.webp', encodedBodySize: 10_000 },
        // Another origin without `Timing-Allow-Origin`.
        { name: 'https://img.example/pictures/y.webp', encodedBodySize: 0 },
        { name: 'http://localhost/cdn/z.webp', encodedBodySize: 90_000 },
      ]),
    ).toBe(10_000);
  });

  it('polls a quarter as often, and not with events', { tags: ['REACH-13', 'REACH-14'] }, async () => {
    const { low } = await fresh();
    const { store } = await import('../state/store.ts');
    const { eventsLiveAtom, poll } = await import('../network/polling.ts');
    const { onlineAtom } = await import('../network/connectivity.ts');
    const bonuses = await import('#app/features/bonuses/queries.ts');
    const notes = await import('#app/features/notifications/queries.ts');
    const { BALANCE_POLL, BALANCE_SPARING } = await import('#app/features/cash-box/queries.ts');
    store.set(onlineAtom, true);
    const polls = [
      poll(bonuses.POLL, bonuses.SPARING),
      poll(bonuses.POLL, bonuses.SPARING),
      poll(BALANCE_POLL, BALANCE_SPARING),
      poll(notes.POLL, notes.SPARING),
    ];
    const intervals = () => polls.map(({ refetchInterval }) => refetchInterval());
    const inFiveMinutes = () =>
      intervals().reduce<number>((sum, ms) => sum + (ms === false ? 0 : 300_000 / ms), 0);
    const usual = inFiveMinutes();
    low.chooseLowData(true);
    expect(intervals()).toEqual([15_000, 15_000, 20_000, 60_000]);
    expect(inFiveMinutes() / usual).toBeLessThanOrEqual(0.25);
    store.set(eventsLiveAtom, true);
    expect(intervals()).toEqual([false, false, false, false]);
  });
});
