import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const polyfilled = [
  [Array.prototype, 'toSorted'],
  [Array.prototype, 'toReversed'],
  [URL, 'canParse'],
] as const;
const descriptors = polyfilled.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name));

beforeEach(async () => {
  for (const [owner, name] of polyfilled) Reflect.deleteProperty(owner, name);
  vi.resetModules();
  await import('./polyfills.ts');
});
afterEach(() => {
  polyfilled.forEach(([owner, name], at) => Object.defineProperty(owner, name, descriptors[at] ?? {}));
  for (const name of ['requestIdleCallback', 'cancelIdleCallback']) Reflect.deleteProperty(globalThis, name);
  vi.useRealTimers();
});

it('arrays are sorted and reversed into new ones', { tags: ['BROW-01'] }, () => {
  const numbers = [3, 10, 2];
  expect(numbers.toSorted()).toEqual([10, 2, 3]);
  expect(numbers.toSorted((one, other) => one - other)).toEqual([2, 3, 10]);
  expect(numbers.toReversed()).toEqual([2, 10, 3]);
  expect(numbers).toEqual([3, 10, 2]);
  expect(Object.keys([])).toEqual([]);
});

it('addresses are judged as the browser would', { tags: ['BROW-01'] }, () => {
  expect(['https://a.example/b', '/b', 'a b', ''].map((one) => URL.canParse(one))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(URL.canParse('/b', 'https://a.example')).toBe(true);
});

it('idle work begins 200 ms later at most, and can be called off', { tags: ['BROW-01'] }, () => {
  vi.useFakeTimers();
  const work = vi.fn();
  requestIdleCallback(work, { timeout: 5000 });
  const id = requestIdleCallback(work);
  cancelIdleCallback(id);
  vi.advanceTimersByTime(200);
  expect(work).toHaveBeenCalledTimes(1);
});

it('what a browser has of its own stays', { tags: ['BROW-01'] }, async () => {
  const own = () => true;
  URL.canParse = own;
  vi.resetModules();
  await import('./polyfills.ts');
  expect(URL.canParse).toBe(own);
});
