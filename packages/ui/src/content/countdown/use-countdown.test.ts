import { describe, expect, it } from 'vitest';
import { secondsLeft, splitSeconds, twoDigits, untilNextSecond } from './Countdown.tsx';

describe('secondsLeft', () => {
  it('counts whole seconds and a started one as whole', { tags: ['CASHBK-10'] }, () => {
    expect(secondsLeft(10_000, 7000)).toBe(3);
    expect(secondsLeft(10_000, 7001)).toBe(3);
    expect(secondsLeft(10_000, 8000)).toBe(2);
    expect(secondsLeft(10_000, 9999)).toBe(1);
  });

  it('stops at zero, even if read long after the end', { tags: ['CASHBK-10'] }, () => {
    expect(secondsLeft(10_000, 10_000)).toBe(0);
    expect(secondsLeft(10_000, 90_000_000)).toBe(0);
  });

  it('has nothing to say without a real end', () => {
    expect(secondsLeft(null, 0)).toBeNull();
    expect(secondsLeft(Date.parse('next Thursday, perhaps'), 0)).toBeNull();
    expect(secondsLeft(Number.POSITIVE_INFINITY, 0)).toBeNull();
  });

  it('keeps an absurdly distant end within three figures of days', () => {
    const { days } = splitSeconds(secondsLeft(8.64e15, 0) ?? 0);
    expect(days).toBe(999);
  });
});

describe('untilNextSecond', () => {
  it('wakes exactly when the figure changes, never later than 1000 ms', { tags: ['CASHBK-10'] }, () => {
    for (const now of [7000, 7001, 7400, 7999, 9999]) {
      const wait = untilNextSecond(10_000, now);
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(1000);
      expect(secondsLeft(10_000, now + wait)).toBe((secondsLeft(10_000, now) ?? 0) - 1);
      expect(secondsLeft(10_000, now + wait - 1)).toBe(secondsLeft(10_000, now));
    }
  });
});

describe('splitSeconds', () => {
  it('gives days, hours, minutes and seconds', { tags: ['CASHBK-09'] }, () => {
    expect(splitSeconds(2 * 86_400 + 14 * 3600 + 36 * 60 + 9)).toEqual({
      days: 2,
      hours: 14,
      minutes: 36,
      seconds: 9,
    });
    expect(splitSeconds(0)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  });
});

it('writes two figures at least', { tags: ['CASHBK-09'] }, () => {
  expect([twoDigits(0), twoDigits(9), twoDigits(120)]).toEqual(['00', '09', '120']);
});
