import { describe, expect, it } from 'vitest';
import { FILTERS, passes, type Filter } from './moves.ts';

const kinds = [
  'deposit',
  'withdrawal',
  'withdrawal_return',
  'bonus_in',
  'bonus_out',
  'buy_in',
  'correction',
  'play',
];

describe('the filters of the lines', () => {
  it.each<[Filter, readonly string[]]>([
    ['all', kinds],
    ['deposits', ['deposit']],
    ['withdrawals', ['withdrawal', 'withdrawal_return']],
    ['play', ['buy_in', 'play']],
    ['bonuses', ['bonus_in', 'bonus_out']],
  ])('%s show what belongs to them', { tags: ['SAFE-18'] }, (filter, shown) => {
    expect(kinds.filter((kind) => passes(filter, { kind }))).toEqual(shown);
  });

  it('every filter is one of these', { tags: ['SAFE-18'] }, () => {
    expect(FILTERS).toEqual(['all', 'deposits', 'withdrawals', 'play', 'bonuses']);
  });
});
