import { describe, expect, it } from 'vitest';
import { accountDay, accountTime } from './use-dates.ts';
import { formatDate } from './dates.ts';
import { clockText } from './format.ts';

describe('time of an account', () => {
  it(
    'a day ends at the midnight of Almaty or Baku, wherever the browser is',
    { tags: ['SAFE-18', 'WAG-15'] },
    () => {
      expect(accountDay('2026-11-25T18:59:59Z', 'KZT')).toBe('2026-11-25');
      expect(accountDay('2026-11-25T19:00:00Z', 'KZT')).toBe('2026-11-26');
      expect(accountDay('2026-11-25T19:59:59Z', 'AZN')).toBe('2026-11-25');
      expect(accountDay('2026-11-25T20:00:00Z', 'AZN')).toBe('2026-11-26');
    },
  );

  it('Almaty was at UTC+6 until 1 March 2024, so its 29 February had 25 hours', { tags: ['SAFE-20'] }, () => {
    expect(accountDay('2024-02-28T17:59:59Z', 'KZT')).toBe('2024-02-28');
    expect(accountDay('2024-02-28T18:00:00Z', 'KZT')).toBe('2024-02-29');
    expect(accountDay('2024-02-29T18:59:59Z', 'KZT')).toBe('2024-02-29');
    expect(accountDay('2024-02-29T19:00:00Z', 'KZT')).toBe('2024-03-01');
    const clock = (at: string) => formatDate(accountTime(at, 'KZT'), 'HH:mm', 'ru');
    expect(clock('2024-02-29T17:59:00Z')).toBe('23:59');
    expect(clock('2024-02-29T18:00:00Z')).toBe('23:00');
  });
});

it('formats a pause like a clock', { tags: ['OP-76'] }, () => {
  expect([1, 59, 60, 845, 10_799, 90_000].map(clockText)).toEqual([
    '0:01',
    '0:59',
    '1:00',
    '14:05',
    '2:59:59',
    '25:00:00',
  ]);
});

it('the time played shows whole seconds only and never runs below zero', () => {
  expect([-5, 0, 0.999, 7, 2530, 3727.5].map(clockText)).toEqual([
    '0:00',
    '0:00',
    '0:00',
    '0:07',
    '42:10',
    '1:02:07',
  ]);
});
