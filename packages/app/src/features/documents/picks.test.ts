import { expect, test } from 'vitest';
import { newPick, pickToReview, refusedFiles, type Pick } from './picks.ts';

const file = new File(['x'], 'x.jpg', { type: 'image/jpeg' });
const pick = (change: Partial<Pick> = {}): Pick => ({
  ...newPick('images_pass', file),
  state: 'ready',
  ...change,
});

test('KYC-09 the first undecided picture with a problem is asked about, and keeping it ends that', () => {
  const good = pick();
  const kept = pick({ problems: ['dark'], isKept: true });
  const bad = pick({ problems: ['blurred'] });
  expect(pickToReview([good, kept, bad])).toBe(bad);
  expect(pickToReview([good, kept, { ...bad, isKept: true }])).toBeUndefined();
  expect(pickToReview([{ ...bad, state: 'sending' }])).toBeUndefined();
});

test('KYC-05 KYC-06 a refused file carries the code of its reason', () => {
  expect(newPick('images_pass', file, 'count')).toMatchObject({ state: 'refused', code: 'FILES_TOO_MANY' });
  expect(newPick('images_pass', file, 'empty').code).toBe('FILE_EMPTY');
  expect(newPick('images_pass', file).state).toBe('checking');
});

test('KYC-14 refused files are read from the details, and nonsense in them is ignored', () => {
  const files = [{ index: 1, code: 'FILE_TYPE' }, null, { index: '2', code: 'X' }, { index: 3 }, 'a'];
  expect([...refusedFiles({ files })]).toEqual([[1, 'FILE_TYPE']]);
  expect(refusedFiles({ files: 'all' }).size).toBe(0);
  expect(refusedFiles({}).size).toBe(0);
});
