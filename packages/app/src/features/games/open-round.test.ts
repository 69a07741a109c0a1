import { afterEach, describe, expect, it, vi } from 'vitest';
import { setServerClock, systemClock } from '#app/platform/network/clock.ts';
import { memoryArea } from '#app/platform/storage/storage.ts';
import { openRoundMark } from './open-round.ts';

afterEach(() => setServerClock(systemClock.now));

describe('a round that was left', () => {
  it('GAME-16 is remembered over a reload, for half an hour', () => {
    const area = memoryArea();
    const clock = vi.fn(() => 1_000_000);
    setServerClock(clock);
    openRoundMark(area).write('tulpar-gold');
    expect(openRoundMark(area).read()).toBe('tulpar-gold');
    clock.mockReturnValue(1_000_000 + 31 * 60_000);
    expect(openRoundMark(area).read()).toBeNull();
  });

  it('GAME-16 is forgotten when it is over, and garbage in the storage is none', () => {
    const area = memoryArea();
    openRoundMark(area).write('tulpar-gold');
    openRoundMark(area).clear();
    expect(openRoundMark(area).read()).toBeNull();
    for (const text of ['', '{', 'null', '[]', '{"at":1}', '{"at":1,"of":null,"values":{"slug":{}}}']) {
      area.setItem('draft:openRound', text);
      expect(openRoundMark(area).read()).toBeNull();
    }
  });
});
