import { expect, it } from 'vitest';
import { caretOf, cellOf, cellsOf, readCode } from './code.ts';

it('reads a code whatever stands around its digits', { tags: ['FORM-14'] }, () => {
  for (const raw of [
    '418226',
    '418 226',
    '418-226',
    ' 4 1 8 2 2 6 ',
    'Код: 418226. Никому не сообщайте',
    '4.1.8.2.2.6',
  ])
    expect(readCode(raw)).toBe('418 226');
  for (const raw of ['', '41822', '4182267', 'код']) expect(readCode(raw)).toBeNull();
});

it('cells and caret agree on either side of the space', { tags: ['FORM-14'] }, () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(caretOf)).toEqual([0, 1, 2, 3, 5, 6, 7]);
  expect([-1, 0, 0.4, 0.99, 2].map(cellOf)).toEqual([0, 0, 2, 5, 5]);
  expect(cellsOf([0, 0], 0)).toEqual([0]);
  expect(cellsOf([3, 3], 3)).toEqual([3]);
  expect(cellsOf([4, 4], 6)).toEqual([3]);
  expect(cellsOf([7, 7], 6)).toEqual([5]);
  expect(cellsOf([0, 7], 6)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(cellsOf([2, 5], 6)).toEqual([2, 3]);
});
