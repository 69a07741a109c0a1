import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { differenceOf } from './compare.ts';
import { exitCode, verdictOf, type Difference } from './verdict.ts';

const shot: Difference = {
  before: 'there',
  after: 'there',
  unseen: false,
  pixels: 0,
  endsOtherwise: false,
  causes: [],
};

describe('verdicts', () => {
  it('a story that nothing touched must not change by a pixel', () => {
    expect(verdictOf({ ...shot, pixels: 1 })).toBe('failed');
    expect(verdictOf({ ...shot, endsOtherwise: true })).toBe('failed');
  });

  it('a story that something touched is looked at, and only when it looks different', () => {
    expect(verdictOf({ ...shot, pixels: 1, causes: ['./Button.tsx'] })).toBe('review');
    expect(verdictOf({ ...shot, causes: ['./Button.tsx'] })).toBe('same');
  });

  it('a story that cannot be drawn fails, new or old, touched or not', () => {
    expect(verdictOf({ ...shot, unseen: true, causes: ['./Button.tsx'] })).toBe('failed');
    expect(verdictOf({ ...shot, unseen: true, before: 'missing' })).toBe('failed');
  });

  it('a story that one build lacks is no failure', () => {
    expect(verdictOf({ ...shot, before: 'missing' })).toBe('new');
    expect(verdictOf({ ...shot, after: 'missing' })).toBe('gone');
  });

  it('only a failure fails the run', () => {
    expect(exitCode(['same', 'review', 'new', 'gone'])).toBe(0);
    expect(exitCode(['same', 'failed', 'review'])).toBe(1);
  });
});

describe('differences between pictures', () => {
  function picture(width: number, height: number, spot?: readonly [number, number, number]): Buffer {
    const png = new PNG({ width, height });
    png.data.fill(255);
    if (spot) png.data.set(spot, 4 * (width + 1));
    return PNG.sync.write(png);
  }

  it('counts a pixel that is one shade darker', () => {
    expect(differenceOf(picture(4, 4), picture(4, 4))).toEqual({ pixels: 0 });
    const { pixels, picture: where } = differenceOf(picture(4, 4), picture(4, 4, [254, 255, 255]));
    expect(pixels).toBe(1);
    expect(where).toBeDefined();
  });

  it('counts everything that only one of them has', () => {
    expect(differenceOf(picture(4, 4), picture(4, 6)).pixels).toBe(8);
  });
});
