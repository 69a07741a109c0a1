import { providerList } from '@tulpar/api/samples';
import { describe, expect, it } from 'vitest';
import { studioIndex } from './suggestions.ts';
import { seededTitles } from './testing/titles.ts';

const [sample] = providerList;
if (!sample) throw new Error('there is no sample provider');
const names = [...new Set(seededTitles.map(({ provider }) => provider))];
const all = names.map((name, place) => ({
  ...sample,
  id: place + 1,
  slug: `studio-${place + 1}`,
  name,
  order: place,
}));
const find = studioIndex(all);
const first = (text: string) => find(text, 2)[0]?.name ?? null;

describe('providers in suggestions', () => {
  it.each([
    ['copper her', 'Copper Heron Works'],
    ['heron', 'Copper Heron Works'],
    ['коппер херон', 'Copper Heron Works'],
    ['сщззук', 'Copper Heron Works'],
    ['rjggth [thjy', 'Copper Heron Works'],
    ['юртлайт', 'Yurtlight Atelier'],
    ['нгкедшпре', 'Yurtlight Atelier'],
    ['yurtligth', 'Yurtlight Atelier'],
    ['орбитинг', 'Orbiting Samovar'],
    ['samovar', 'Orbiting Samovar'],
  ])('%s: %s', (typed, meant) => expect(first(typed)).toBe(meant));

  it('are offered for their names and not for what only resembles them', () => {
    for (const typed of ['tulpar gold', 'wild berkut', 'рулетка', 'jackpot', 'zzzz', '', '…'])
      expect(find(typed, 2)).toEqual([]);
  });

  it('are left out when there is nothing to go to', () => {
    const closed = studioIndex([
      { ...sample, name: 'Closed House', games_count: 0 },
      { ...sample, name: 'Closed Gate', is_active: false },
      { ...sample, id: 3, slug: 'closed-door', name: 'Closed Door', games_count: 3 },
    ]);
    expect(closed('closed', 9)).toEqual([
      { id: 3, slug: 'closed-door', name: 'Closed Door', provider: '', games: 3 },
    ]);
  });
});
