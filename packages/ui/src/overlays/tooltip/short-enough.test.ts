import { expect, it } from 'vitest';
import { longestTip, shortEnough } from './short-enough.ts';

it('a tip of one line may hide, a paragraph may not', () => {
  expect(shortEnough('Скопировать номер')).toBe(true);
  expect(shortEnough('x'.repeat(longestTip))).toBe(true);
  expect(shortEnough(`  ${'x'.repeat(longestTip)}  `)).toBe(true);
  expect(shortEnough('x'.repeat(longestTip + 1))).toBe(false);
});
