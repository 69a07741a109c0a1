import { describe, expect, it } from 'vitest';
import { atLeast, atMost, figuresTable, isMet, median } from './figures.ts';

describe('figures of the bench', () => {
  it('keep to a target that they reach exactly, on either side', () => {
    expect(isMet(atMost('first view', 450, 450, 'kB'))).toBe(true);
    expect(isMet(atMost('first view', 451, 450, 'kB'))).toBe(false);
    expect(isMet(atLeast('performance', 98, 98, ''))).toBe(true);
    expect(isMet(atLeast('performance', 97, 98, ''))).toBe(false);
  });

  it('keep to no target when they could not be measured', () => {
    expect(isMet(atMost('search', Number.NaN, 100, 'ms'))).toBe(false);
    expect(isMet({ what: 'frames', value: 12, unit: '' })).toBeNull();
  });

  it('are the middle of several', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([])).toBeNaN();
  });

  it('are in one table with target and verdict, and a small shift is not written as none', () => {
    const lines = figuresTable([
      atMost('FCP, lobby / floor', 1.234, 1.1, 'x', '2 of 1'),
      atMost('CLS', 0.0004, 0, ''),
      atMost('layout shift', 0.012, 0.1, ''),
    ]).split('\n');
    expect(lines[1]).toMatch(/^FCP, lobby \/ floor +1\.23x +≤ 1\.10x +missed +2 of 1$/);
    expect(lines[2]).toMatch(/^CLS +0\.000 +≤ 0 +missed$/);
    expect(lines[3]).toMatch(/^layout shift +0\.012 +≤ 0\.100 +met$/);
  });
});
