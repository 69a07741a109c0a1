import { describe, expect, it } from 'vitest';
import { isKeyWelcome, openingText, welcomeImage } from './welcome-offer.ts';

describe('welcomeImage', () => {
  const images = { 100: 'a', 120: 'b', 200: 'c', 300: 'd' };

  it('WELC-09 is different for 100, 120, 200 and 300 per cent', () => {
    expect([100, 120, 200, 300].map((percent) => welcomeImage(percent, images))).toEqual([
      'a',
      'b',
      'c',
      'd',
    ]);
  });

  it('WELC-09 takes the nearest below for another per cent', () => {
    expect([75, 150, 250, 1000].map((percent) => welcomeImage(percent, images))).toEqual([
      'a',
      'b',
      'c',
      'd',
    ]);
    expect(welcomeImage(null, images)).toBe('a');
    expect(welcomeImage(120, { 100: 'a', 300: 'd' })).toBe('a');
    expect(welcomeImage(120, {})).toBeNull();
  });
});

it('WELC-08 only 120 per cent is the welcome offer', () => {
  expect([100, 120, 200, null].map(isKeyWelcome)).toEqual([false, true, false, false]);
});

describe('openingText', () => {
  const words = { tomorrow: 'tomorrow', date: 'from 27 November', unavailable: 'unavailable' };

  it('WELC-04 says tomorrow for day 1, even when a date is known', () => {
    expect(openingText({ ...words, dayFrom: 1 })).toBe('tomorrow');
  });

  it('WELC-03 says the date otherwise', () => {
    expect(openingText({ ...words, dayFrom: 2 })).toBe('from 27 November');
    expect(openingText({ ...words, dayFrom: null })).toBe('from 27 November');
  });

  it('WELC-06 says unavailable when no day is known', () => {
    expect(openingText({ ...words, dayFrom: 0, date: null })).toBe('unavailable');
  });
});
