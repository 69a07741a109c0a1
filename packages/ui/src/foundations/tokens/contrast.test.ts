import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#777777', '#ffffff', 4.48],
    ['#120f0d', '#120f0d', 1],
  ])('%s on %s is %f', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  });

  it('takes full hexadecimal colours only', () => {
    expect(() => contrast('#fff', '#000000')).toThrow('#fff');
    expect(() => contrast('rgb(0 0 0)', '#000000')).toThrow('rgb');
  });
});
