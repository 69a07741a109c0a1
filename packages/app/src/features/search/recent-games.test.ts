import { beforeEach, describe, expect, it } from 'vitest';
import { local } from '#app/platform/storage/storage.ts';
import { guestGames, withGame } from './recent-games.ts';
import type { GameTitle } from '@tulpar/api/contract';

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
