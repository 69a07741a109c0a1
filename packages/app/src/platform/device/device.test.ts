import { expect, it } from 'vitest';
import { isModest } from './low-data.ts';

it.each([
  [{ deviceMemory: 4, hardwareConcurrency: 8 }, true],
  [{ deviceMemory: 8, hardwareConcurrency: 2 }, true],
  [{ deviceMemory: 8, hardwareConcurrency: 8 }, false],
  // Browsers without memory information.
  [{ hardwareConcurrency: 4 }, false],
  [{}, false],
])('a device with %j is a modest one: %s', (hints, modest) => {
  expect(isModest(hints)).toBe(modest);
});
