import { describe, expect, it } from 'vitest';
import { shownBadge, type GameBadge } from './GameTile.tsx';

const badge = (kind: GameBadge['kind']): GameBadge => ({ kind, label: kind });

describe('shownBadge', () => {
  it('prefers locked, then live, tournament, jackpot, new, top, demo', () => {
    const order: GameBadge['kind'][] = ['locked', 'live', 'tournament', 'jackpot', 'new', 'top', 'demo'];
    for (let first = 0; first < order.length; first += 1) {
      const rest = order.slice(first).map(badge).toReversed();
      expect(shownBadge(rest, false)?.kind).toBe(order[first]);
    }
  });

  it('shows nothing when there is nothing, or when the game is unavailable', () => {
    expect(shownBadge([], false)).toBeUndefined();
    expect(shownBadge([badge('new')], true)).toBeUndefined();
  });

  it('leaves the list as it was', () => {
    const list = [badge('top'), badge('live')];
    shownBadge(list, false);
    expect(list.map(({ kind }) => kind)).toEqual(['top', 'live']);
  });
});
