import { tournamentDetail, tournamentSample } from '@tulpar/api/samples';
import { describe, expect, it } from 'vitest';
import { store } from '#app/platform/state/store.ts';
import { readUpdate, shownRows, withUpdate, entryOf, byTab, tabOf } from './board.ts';
import { boardLiveAtom, listInterval, pollInterval } from './queries.ts';

const row = (place: number, is_me = false) => ({
  place,
  player: 'A***1',
  points: 1000 - place,
  is_me,
  prize_text: null,
});
const rows = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => row(from + at));

describe('a board', () => {
  it('shows seven rows, the player with two on each side, and the gaps', { tags: ['TOUR-06'] }, () => {
    const leaderboard = rows(1, 100).map((one) => ({ ...one, is_me: one.place === 42 }));
    const shown = shownRows({ leaderboard, around: [] }, false);
    expect(shown.rows.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 40, 41, 42, 43, 44]);
    expect(shown.hidden).toEqual({ from: 8, to: 100, isBelow: false });
    expect(shownRows({ leaderboard, around: [] }, true).rows).toHaveLength(100);
  });

  it('merges an event and has each place once', { tags: ['TOUR-07'] }, () => {
    const detail = { ...tournamentDetail, leaderboard: [...rows(1, 11), row(50, true)] };
    const next = withUpdate(detail, {
      slug: detail.slug,
      updated_at: '2026-01-12T09:32:00Z',
      leaderboard: rows(1, 10).map((one) => ({ ...one, points: one.points + 5 })),
      around: [row(39), row(40, true), row(41)],
      me: { place: 40, points: 960, points_to_next_prize: 5, counted_rounds: 9, last_counted_at: null },
      players_count: 813,
      status: 'active',
    });
    expect(next.leaderboard.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 40]);
    expect(next.leaderboard[0]?.points).toBe(1004);
    expect([next.me?.place, next.my?.place, next.players_count]).toEqual([40, 40, 813]);
  });

  it('is polled every 8 s unless a stream updates it', { tags: ['TOUR-07'] }, () => {
    const running = { ...tournamentDetail, ends_at: '2999-01-01T00:00:00Z' };
    expect(pollInterval(running)).toBe(8000);
    store.set(boardLiveAtom, true);
    expect(pollInterval(running)).toBe(false);
    store.set(boardLiveAtom, false);
  });

  it('and its list are polled every 2 s while an end is due', { tags: ['TOUR-04', 'TOUR-07'] }, () => {
    const due = { ...tournamentDetail, status: 'active' as const, ends_at: '2020-01-01T00:00:00Z' };
    expect(pollInterval(due)).toBe(2000);
    expect(listInterval([tournamentSample, due])).toBe(2000);
    expect(listInterval([{ ...due, status: 'finished' }])).toBe(60_000);
  });

  it('ignores what is no board', { tags: ['TOUR-07'] }, () => {
    expect(readUpdate({ event: 'tournament', data: 'x' })).toBeNull();
    expect(readUpdate({ event: 'tournament', data: '{}' })).toBeNull();
    expect(readUpdate({ event: 'balance', data: '{}' })).toBeNull();
  });
});

describe('taking part', () => {
  const player = { signedIn: true, isRestricted: false };
  it('has one state for every player', { tags: ['TOUR-11'] }, () => {
    const open = { ...tournamentSample, is_joined: false };
    const price = { amount: 50_000, currency: 'KZT' } as const;
    expect(entryOf(tournamentSample, player).kind).toBe('joined');
    expect(entryOf(open, player).kind).toBe('join');
    expect(entryOf(open, { ...player, signedIn: false }).kind).toBe('guest');
    expect(entryOf(open, { ...player, isRestricted: true }).kind).toBe('restricted');
    expect(entryOf({ ...open, entry: 'auto' }, player).kind).toBe('auto');
    expect(entryOf({ ...open, entry: 'buy_in', buy_in: price }, player)).toEqual({ kind: 'buyIn', price });
    expect(entryOf({ ...open, status: 'finished' }, player).kind).toBe('closed');
    const conditions = [{ code: 'account_age', text: 'new', is_met: false }];
    const unmet = { kind: 'unmet', condition: 'new', needsMoney: false };
    expect(entryOf({ ...open, conditions }, player)).toEqual(unmet);
    const short = [{ code: 'buy_in', text: 'new', is_met: false }];
    expect(entryOf({ ...open, conditions: short }, player)).toEqual({ ...unmet, needsMoney: true });
    // Whether the condition is met is unknown: the button is not blocked, and the server decides.
    const unknown = [{ code: 'account_age', text: 'new', is_met: null }];
    expect(entryOf({ ...open, conditions: unknown }, player).kind).toBe('join');
  });

  it('sorts tournaments into tabs', { tags: ['TOUR-04'] }, () => {
    const canceled = { ...tournamentSample, id: 2, status: 'canceled' as const, is_joined: false };
    const groups = byTab([tournamentSample, canceled]);
    expect([groups.active.length, groups.finished.length, groups.mine.length]).toEqual([1, 1, 1]);
    expect([tabOf('mine'), tabOf('nothing'), tabOf(null)]).toEqual(['mine', 'active', 'active']);
  });
});
