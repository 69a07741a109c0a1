import { expect, it } from 'vitest';
import { groupsOf } from './groups.ts';

const game = { value: 'a', name: 'A' };
const studio = { value: 'b', name: 'B', group: 'Providers' };

it('suggestions are below their headings in their original order', () => {
  expect(groupsOf([game, game, studio], 'Games')).toEqual([
    { label: 'Games', from: 0, suggestions: [game, game] },
    { label: 'Providers', from: 2, suggestions: [studio] },
  ]);
  expect(groupsOf([studio], 'Games')).toEqual([{ label: 'Providers', from: 0, suggestions: [studio] }]);
  expect(groupsOf([], 'Games')).toEqual([]);
});
