import { describe, expect, it } from 'vitest';
import { arrange, type LeaderboardRow } from './Leaderboard.tsx';

const row = (place: number, more: Partial<LeaderboardRow> = {}): LeaderboardRow => ({
  place,
  name: `player ${place}`,
  points: '1',
  ...more,
});
const places = (rows: readonly LeaderboardRow[]) => rows.map(({ place }) => place);

describe('arrange', () => {
  it('orders by place and takes the first three to the podium', () => {
    const { podium, rest } = arrange([row(4), row(2), row(1), row(5), row(3)]);
    expect(places(podium)).toEqual([1, 2, 3]);
    expect(places(rest)).toEqual([4, 5]);
  });

  it('keeps shared places on the podium', () => {
    expect(places(arrange([row(1), row(1), row(3), row(4)]).podium)).toEqual([1, 1, 3]);
  });

  it('has no podium for fewer than three, nor for a page of the middle', () => {
    expect(arrange([row(1), row(2)])).toMatchObject({ podium: [], rest: [{ place: 1 }, { place: 2 }] });
    expect(arrange([row(11), row(12), row(13)]).podium).toEqual([]);
  });

  it('shows the own row once, leaves out what has no place and does not touch what it was given', () => {
    const rows = [row(5, { isMe: true }), row(4), row(6, { isMe: true }), row(Number.NaN)];
    const given = [...rows];
    expect(places(arrange(rows).rest)).toEqual([4, 5]);
    expect(rows).toEqual(given);
  });
});
