import { describe, expect, it } from 'vitest';
import { filledPart, announcedStep } from './Progress.tsx';

describe('filledPart', () => {
  it('stays between nothing and all', () => {
    expect([filledPart(-5, 10), filledPart(0, 10), filledPart(4, 10), filledPart(11, 10)]).toEqual([
      0, 0, 0.4, 1,
    ]);
  });

  it('is nothing where there is nothing to measure', () => {
    expect([
      filledPart(1, 0),
      filledPart(1, -1),
      filledPart(Number.NaN, 10),
      filledPart(1, Number.NaN),
    ]).toEqual([0, 0, 0, 0]);
  });
});

describe('announcedStep', () => {
  it('changes four times on the whole way', () => {
    const steps = Array.from({ length: 101 }, (_, value) => announcedStep(value, 100));
    expect(steps.filter((step, index) => step !== steps[index - 1])).toEqual([0, 1, 2, 3, 4]);
    expect([announcedStep(24, 100), announcedStep(25, 100), announcedStep(99, 100)]).toEqual([0, 1, 3]);
  });
});
