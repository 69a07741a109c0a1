import { expect, it } from 'vitest';
import { clockText } from './format.ts';

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
