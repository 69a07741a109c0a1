import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setServerClock, systemClock } from '#app/platform/network/clock.ts';
import { announceCredit } from './credit-announcement.ts';

const clock = vi.fn(() => 0);
let day = 0;

beforeEach(() => {
  clock.mockReturnValue((day += 86_400_000));
  setServerClock(clock);
});
afterEach(() => setServerClock(systemClock.now));

it('a credit reported by both sources is announced only once', { tags: ['NOTIF-07'] }, () => {
  expect(announceCredit('payment', 5000)).toBe(true);
  expect(announceCredit('notification', 5000)).toBe(false);
  expect(announceCredit('notification', 7000)).toBe(true);
  expect(announceCredit('payment', 7000)).toBe(false);
});

it('announces every further credit of the same amount', { tags: ['NOTIF-07'] }, () => {
  expect([1, 2].map(() => announceCredit('notification', 5000))).toEqual([true, true]);
  expect([1, 2, 3].map(() => announceCredit('payment', 5000))).toEqual([false, false, true]);
});

it('an old credit does not suppress a new one', { tags: ['NOTIF-07'] }, () => {
  expect(announceCredit('payment', 5000)).toBe(true);
  clock.mockReturnValue(day + 60_000);
  expect(announceCredit('notification', 5000)).toBe(true);
});
