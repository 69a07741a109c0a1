import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setServerClock, systemClock } from '#app/platform/network/clock.ts';
import { tellCredit } from './credit-told.ts';

const clock = vi.fn(() => 0);
let day = 0;

beforeEach(() => {
  clock.mockReturnValue((day += 86_400_000));
  setServerClock(clock);
});
afterEach(() => setServerClock(systemClock.now));

it('NOTIF-07 a credit two have heard of is told once, whoever is first', () => {
  expect(tellCredit('payment', 5000)).toBe(true);
  expect(tellCredit('notification', 5000)).toBe(false);
  expect(tellCredit('notification', 7000)).toBe(true);
  expect(tellCredit('payment', 7000)).toBe(false);
});

it('NOTIF-07 every further credit of the same amount is told', () => {
  expect([1, 2].map(() => tellCredit('notification', 5000))).toEqual([true, true]);
  expect([1, 2, 3].map(() => tellCredit('payment', 5000))).toEqual([false, false, true]);
});

it('NOTIF-07 an old one silences nothing', () => {
  expect(tellCredit('payment', 5000)).toBe(true);
  clock.mockReturnValue(day + 60_000);
  expect(tellCredit('notification', 5000)).toBe(true);
});
