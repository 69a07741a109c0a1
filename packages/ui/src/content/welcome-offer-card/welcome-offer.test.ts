import { describe, expect, it } from 'vitest';
import { isKeyWelcome, openingText, welcomeImage } from './welcome-offer.ts';

describe('welcomeImage', () => {
  const images = { 100: 'a', 120: 'b', 200: 'c', 300: 'd' };

  it('is different for 100, 120, 200 and 300 per cent', { tags: ['WELC-09'] }, () => {
    expect([100, 120, 200, 300].map((percent) => welcomeImage(percent, images))).toEqual([
      'a',
      'b',
      'c',
      'd',
    ]);
  });

  it('takes the nearest below for another per cent', { tags: ['WELC-09'] }, () => {
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

it('only 120 per cent is the welcome offer', { tags: ['WELC-08'] }, () => {
  expect([100, 120, 200, null].map(isKeyWelcome)).toEqual([false, true, false, false]);
});

describe('openingText', () => {
  const words = { tomorrow: 'tomorrow', date: 'from 27 November', unavailable: 'unavailable' };

  it('says tomorrow for day 1, even when a date is known', { tags: ['WELC-04'] }, () => {
    expect(openingText({ ...words, dayFrom: 1 })).toBe('tomorrow');
  });

  it('says the date otherwise', { tags: ['WELC-03'] }, () => {
    expect(openingText({ ...words, dayFrom: 2 })).toBe('from 27 November');
    expect(openingText({ ...words, dayFrom: null })).toBe('from 27 November');
  });

  it('says unavailable when no day is known', { tags: ['WELC-06'] }, () => {
    expect(openingText({ ...words, dayFrom: 0, date: null })).toBe('unavailable');
  });
});
