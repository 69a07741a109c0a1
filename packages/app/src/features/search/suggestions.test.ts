import { providerList } from '@tulpar/api/samples';
import { describe, expect, it, beforeEach } from 'vitest';
import { studioIndex } from './suggestions.ts';
import { seededTitles } from './testing/titles.ts';
import { local } from '#app/platform/storage/storage.ts';
import { guestGames, withGame } from './recent-games.ts';
import type { GameTitle } from '@tulpar/api/contract';

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

const game = (id: number): GameTitle => ({
  id,
  slug: `game-${id}`,
  name: `Game ${id}`,
  provider: 'Nomad',
  image: null,
});

describe('games a guest found', () => {
  beforeEach(() => local.removeItem('foundGames'));

  it('are stored in this browser, newest first, at most ten', { tags: ['SEARCH-07'] }, () => {
    let games = [game(1)];
    for (const id of [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 1]) games = withGame(games, game(id));
    expect(games.map(({ id }) => id)).toEqual([1, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
    guestGames.write(games);
    expect(guestGames.read()).toEqual(games);
  });

  it.each([
    'null',
    '{}',
    '"x"',
    '[',
    '[[]]',
    '[{"id":"1","slug":"a","name":"A","provider":"B"}]',
    `[{"id":1,"slug":"","name":"A","provider":"B"}]`,
    `[{"id":1,"slug":"a","name":"${'x'.repeat(300)}","provider":"B"}]`,
    '[{"id":1e99,"slug":"a","name":"A","provider":"B"}]',
  ])('are none if the storage holds something else: %s', (text) => {
    local.setItem('foundGames', text);
    expect(guestGames.read() ?? []).toEqual([]);
  });

  it('drop invalid entries and keep valid ones', () => {
    local.setItem('foundGames', JSON.stringify([game(1), 7, { ...game(2), image: 9 }, game(1)]));
    expect(guestGames.read()).toEqual([game(1), game(2)]);
  });
});
