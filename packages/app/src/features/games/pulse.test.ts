import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPulse } from './pulse.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what rounds ask for', () => {
  it('GAME-16 a round after a rest asks at once', () => {
    const run = vi.fn();
    const pulse = createPulse(run, 1000);
    pulse.beat();
    expect(run).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(5000);
    expect(run).toHaveBeenCalledTimes(1);
    pulse.beat();
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('GAME-16 a thousand rounds a second are no storm, and the last one is not forgotten', () => {
    const run = vi.fn();
    const pulse = createPulse(run, 1000);
    for (let round = 0; round < 3000; round += 1) {
      pulse.beat();
      vi.advanceTimersByTime(1);
    }
    expect(run).toHaveBeenCalledTimes(4);
    vi.advanceTimersByTime(5000);
    expect(run.mock.calls.length).toBeLessThanOrEqual(4);
  });

  it('nothing is asked for after the game is left', () => {
    const run = vi.fn();
    const pulse = createPulse(run, 1000);
    pulse.beat();
    pulse.beat();
    pulse.stop();
    vi.advanceTimersByTime(5000);
    expect(run).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});
