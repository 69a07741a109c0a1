import type { PrimitiveAtom } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const imported = vi.hoisted(() => ({ log: [] as string[] }));
const page = vi.hoisted(() => ({ isReading: false, images: [] as object[], arriving: Promise.resolve() }));

vi.mock('./Availability.tsx', () => ({
  loadOffline: () => Promise.resolve(),
}));
vi.mock('../platform/device/low-data.ts', async (original) => ({
  ...(await original<object>()),
  connection: () => (navigator as { connection?: object }).connection,
  lowDataAtom: (await import('../platform/state/store.ts')).atom(false),
}));
vi.mock('../platform/session/session.ts', async () => ({
  signedInAtom: (await import('../platform/state/store.ts')).atom(true),
}));
vi.mock('../platform/i18n/intl.tsx', () => ({ requirePageTexts: () => Promise.resolve() }));
vi.mock('../platform/network/query.ts', () => ({ isReading: () => page.isReading }));
vi.mock('../routes.ts', () => {
  const route = (name: string, priority?: string) => ({
    ...(priority ? { priority } : {}),
    load: () => {
      imported.log.push(name);
      return page.arriving;
    },
  });
  return {
    routes: {
      lobby: route('lobby', 'high'),
      login: route('login', 'high'),
      profile: route('profile', 'medium'),
      rules: route('rules'),
    },
  };
});

const { isSparing, startPreloading } = await import('./preload.ts');
const { store } = await import('../platform/state/store.ts');
const { signedInAtom } = (await import('../platform/session/session.ts')) as unknown as {
  signedInAtom: PrimitiveAtom<boolean>;
};

let loaded: (() => void) | undefined;
let frame: { prerenderReady?: boolean; requestIdleCallback?: unknown };

/** A browser whose page is still loading; idle work runs at its deadline, as on a busy device. */
function stage(connection: object) {
  frame = {
    requestIdleCallback: (work: () => void, { timeout }: { timeout: number }) => setTimeout(work, timeout),
  };
  vi.stubGlobal('window', frame);
  vi.stubGlobal('requestIdleCallback', frame.requestIdleCallback);
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('document', { readyState: 'loading', images: page.images });
  vi.stubGlobal('addEventListener', (_name: string, work: () => void) => (loaded = work));
}

/** Starts on a page that has loaded. */
function startLoaded(connection: object = {}) {
  stage(connection);
  startPreloading();
  loaded?.();
}

beforeEach(() => {
  vi.useFakeTimers();
  imported.log = [];
  store.set(signedInAtom, true);
  Object.assign(page, { isReading: false, images: [], arriving: Promise.resolve() });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('fetching ahead', () => {
  it('is skipped on a very slow line or when data is saved', { tags: ['LAYOUT-10'] }, () => {
    expect([{ saveData: true }, { effectiveType: 'slow-2g' }, { effectiveType: '2g' }].every(isSparing)).toBe(
      true,
    );
    expect([undefined, {}, { effectiveType: '4g', saveData: false }].some(isSparing)).toBe(false);
  });

  it.each([{ saveData: true }, { effectiveType: 'slow-2g' }])(
    '%j requests no page',
    { tags: ['LAYOUT-10'] },
    (connection) => {
      startLoaded(connection);
      vi.advanceTimersByTime(60_000);
      expect(imported.log).toEqual([]);
    },
  );

  it(
    'begins 300 ms after the load; the second rank follows after 2 s of rest, 5 s at the latest',
    { tags: ['LAYOUT-09', 'LAYOUT-11'] },
    () => {
      stage({});
      frame.requestIdleCallback = (work: () => void) => setTimeout(work, 0);
      vi.stubGlobal('requestIdleCallback', frame.requestIdleCallback);
      startPreloading();
      vi.advanceTimersByTime(10_000);
      expect(imported.log).toEqual([]);
      loaded?.();
      vi.advanceTimersByTime(299);
      expect(imported.log).toEqual([]);
      vi.advanceTimersByTime(2);
      expect(imported.log).toEqual(['lobby']);
      vi.advanceTimersByTime(1600);
      expect(imported.log).toEqual(['lobby']);
      vi.advanceTimersByTime(200);
      expect(imported.log).toEqual(['lobby', 'profile']);
      vi.advanceTimersByTime(60_000);
      expect(imported.log).toEqual(['lobby', 'profile']);
    },
  );

  it('lets the first page have its data and pictures, for five seconds', { tags: ['LAYOUT-11'] }, () => {
    const banner = { loading: 'eager', complete: false };
    Object.assign(page, { isReading: true, images: [banner, { loading: 'lazy', complete: false }] });
    stage({});
    frame.requestIdleCallback = (work: () => void) => setTimeout(work, 0);
    vi.stubGlobal('requestIdleCallback', frame.requestIdleCallback);
    startPreloading();
    loaded?.();
    vi.advanceTimersByTime(1000);
    expect(imported.log).not.toContain('lobby');
    page.isReading = false;
    vi.advanceTimersByTime(200);
    expect(imported.log).not.toContain('lobby');
    banner.complete = true;
    vi.advanceTimersByTime(200);
    expect(imported.log).toContain('lobby');
    imported.log = [];
    banner.complete = false;
    startPreloading();
    loaded?.();
    vi.advanceTimersByTime(5500);
    expect(imported.log).toContain('lobby');
  });

  it('loads one page after another, in the order of need', { tags: ['LAYOUT-09'] }, async () => {
    stage({});
    let come = () => {};
    page.arriving = new Promise((resolve) => (come = resolve));
    startPreloading();
    loaded?.();
    await vi.advanceTimersByTimeAsync(4000);
    expect(imported.log).toEqual(['lobby']);
    come();
    await vi.advanceTimersByTimeAsync(300);
    expect(imported.log).toEqual(['lobby', 'login']);
  });

  it('on a busy device the second rank is fetched after 5 s', { tags: ['LAYOUT-11'] }, () => {
    startLoaded();
    vi.advanceTimersByTime(4999);
    expect(imported.log).toEqual(['lobby']);
    vi.advanceTimersByTime(1);
    expect(imported.log).toEqual(['lobby', 'profile']);
  });

  it('pages of a player wait until there is one', { tags: ['LAYOUT-09'] }, () => {
    store.set(signedInAtom, false);
    startLoaded();
    vi.advanceTimersByTime(60_000);
    expect(imported.log).toEqual(['lobby']);
    store.set(signedInAtom, true);
    vi.advanceTimersByTime(5000);
    expect(imported.log).toEqual(['lobby', 'profile']);
  });

  it('the page says 5 s after its load that it may be taken for finished', { tags: ['LAYOUT-12'] }, () => {
    stage({ saveData: true });
    startPreloading();
    expect(frame.prerenderReady).toBe(false);
    loaded?.();
    vi.advanceTimersByTime(4999);
    expect(frame.prerenderReady).toBe(false);
    vi.advanceTimersByTime(1);
    expect(frame.prerenderReady).toBe(true);
  });
});
