import { expect, it } from 'vitest';
import { historyTone } from './PlainOffers.tsx';

it('canceled, wager_ignored and expired are red, and nothing else is', { tags: ['BONUS-18'] }, () => {
  const all = [
    'available',
    'awaiting',
    'active',
    'started',
    'finished',
    'wasted',
    'ignored',
    'rejected',
    'canceled',
    'expired',
    'wager_ignored',
    'hidden',
    'constructor',
    '',
  ];
  expect(all.filter((status) => historyTone(status) === 'danger')).toEqual([
    'canceled',
    'expired',
    'wager_ignored',
  ]);
  expect(all.filter((status) => historyTone(status) === 'success')).toEqual(['finished']);
});
