import { expect, it } from 'vitest';
import { blockingTime } from './load.ts';

it('blocking time counts long tasks after the first picture, beyond 50 ms each', () => {
  const tasks = [
    { start: 100, duration: 400 },
    { start: 900, duration: 180 },
    { start: 1200, duration: 60 },
    { start: 1300, duration: 50 },
  ];
  // The first is over before, of the second 80 ms come after, of the third 10 ms are too many.
  expect(blockingTime(tasks, 1000)).toBe(30 + 10);
  expect(blockingTime(tasks, Number.NaN)).toBe(350 + 130 + 10);
});
