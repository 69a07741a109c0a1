import { withdrawalReadinessSample } from '@tulpar/api/samples';
import { expect, test } from 'vitest';
import { unpayableRest } from './Readiness.tsx';

const of = (amount: number | null, over = {}, max = 5_000_000) =>
  unpayableRest(
    amount,
    {
      ...withdrawalReadinessSample,
      full_amount: 1_000_000,
      can_withdraw_amount: 1_000_000,
      min_amount: 200_000,
      ...over,
    },
    { min: 300_000, max },
  );

test('a rest below the minimum of every method is stranded', { tags: ['INPUT-09'] }, () => {
  expect(of(800_001)).toEqual({ rest: 199_999, least: 200_000, whole: 1_000_000 });
  expect(of(999_999)).toEqual({ rest: 1, least: 200_000, whole: 1_000_000 });
  for (const amount of [null, 0, 299_999, 800_000, 1_000_000, 1_000_001]) expect(of(amount)).toBeNull();
});

test('the whole sum is offered where it can go', { tags: ['INPUT-09'] }, () => {
  expect(of(850_000, {}, 900_000)?.whole).toBeNull();
  expect(of(850_000, { can_withdraw_amount: 900_000 })?.whole).toBeNull();
  expect(of(850_000, { min_amount: null })).toBeNull();
  expect(of(850_000, { min_amount: undefined })).toBeNull();
});
