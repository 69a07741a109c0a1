import { expect, it } from 'vitest';
import { isLimitAmount } from './protection.ts';

it(
  'A limit is a whole sum from one unit to 10,000,000,000, or minutes up to its period',
  { tags: ['SAFE-04'] },
  () => {
    for (const amount of [0, -100, 50, 99, 2550, 150.5, 1_000_000_000_100, Number.NaN])
      expect(isLimitAmount(amount, 'deposit', 'day')).toBe(false);
    for (const amount of [100, 2500, 1_000_000_000_000])
      expect(isLimitAmount(amount, 'loss', 'month')).toBe(true);
    for (const minutes of [0, 0.5, 1441]) expect(isLimitAmount(minutes, 'time', 'day')).toBe(false);
    expect(isLimitAmount(1440, 'time', 'day')).toBe(true);
    expect(isLimitAmount(1441, 'time', 'week')).toBe(true);
  },
);
