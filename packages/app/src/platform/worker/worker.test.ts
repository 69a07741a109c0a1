import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const workbox = vi.hoisted(() => ({
  addEventListener: vi.fn(),
  register: vi.fn(async () => undefined),
  messageSkipWaiting: vi.fn(),
}));
vi.mock('workbox-window', () => ({
  Workbox: class {
    addEventListener = workbox.addEventListener;
    register = workbox.register;
    messageSkipWaiting = workbox.messageSkipWaiting;
  },
}));
vi.mock('../routing/router.tsx', () => ({ navigateTo: vi.fn() }));

const OLD = 'https://app.example/assets/index-old.js';
const NEXT = 'https://app.example/assets/index-next.js';

const items = new Map<string, string>();
let waiting: object | null = null;

/** Opens a page of a build in the same tab: modules are reset, storage is not. */
async function openPage(src: string) {
  vi.resetModules();
  vi.stubGlobal('window', { parent: null });
  window.parent = window;
  vi.stubGlobal('document', {
    querySelector: (selector: string) => (selector.startsWith('script') ? { src } : {}),
    addEventListener: () => undefined,
  });
  const { startWorker, takeUpdate } = await import('./worker.ts');
  const { updateWaitsAtom } = await import('../state/overlay-turns.ts');
  const { store } = await import('../state/store.ts');
  await startWorker();
  return { takeUpdate, isOffered: () => store.get(updateWaitsAtom) };
}

beforeEach(() => {
  items.clear();
  waiting = {};
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
  vi.stubGlobal('navigator', {
    serviceWorker: { addEventListener: () => undefined, getRegistration: async () => ({ waiting }) },
  });
});

afterEach(() => void vi.useRealTimers());

it('a page that opens the old build again offers the new one again', { tags: ['REACH-11'] }, async () => {
  const first = await openPage(OLD);
  expect(first.isOffered()).toBe(false);
  const reload = vi.fn();
  await first.takeUpdate(reload);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(8000);
  expect(reload).toHaveBeenCalledTimes(1);
  // The new build was activated while the page was loading: none is waiting any more.
  waiting = null;
  const again = await openPage(OLD);
  expect(again.isOffered()).toBe(true);
  await again.takeUpdate(reload);
  expect(reload).toHaveBeenCalledTimes(2);
  expect((await openPage(OLD)).isOffered()).toBe(false);
});

it('the page of the new build offers nothing', { tags: ['REACH-11'] }, async () => {
  const { takeUpdate } = await openPage(OLD);
  await takeUpdate(vi.fn());
  expect((await openPage(NEXT)).isOffered()).toBe(false);
  expect((await openPage(OLD)).isOffered()).toBe(false);
});

it('the first worker of a browser is no new build, however slow', { tags: ['REACH-11'] }, async () => {
  for (const [controller, isNew] of [
    [null, false],
    [{}, true],
  ]) {
    workbox.addEventListener.mockClear();
    const page = await openPage(NEXT);
    Object.assign(navigator.serviceWorker, { controller });
    const [, onWaiting] = workbox.addEventListener.mock.calls.find(([name]) => name === 'waiting') ?? [];
    (onWaiting as () => void)();
    expect(page.isOffered()).toBe(isNew);
  }
});
