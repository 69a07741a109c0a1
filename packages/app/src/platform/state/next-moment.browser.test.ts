import { beforeEach, expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react/pure';
import { clockChangesAtom, now, setServerClock } from '../network/clock.ts';
import { rendered } from '../testing/pass-time.ts';
import { useNextMoment, useWhenPassed, whenPassed } from './next-moment.ts';
import { store } from './store.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = Date.parse('2026-01-12T09:33:00Z');
let moment = START;
const work = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  moment = START;
  setServerClock(() => moment);
  work.mockReset();
});

/** Advances the clock and the timers together, as on a device that does not sleep. */
function pass(ms: number) {
  moment += ms;
  vi.advanceTimersByTime(ms);
}

it('a moment in two months is not reported before', () => {
  whenPassed(START + 60 * DAY, work);
  for (let day = 0; day < 59; day += 1) pass(DAY);
  expect(work).not.toHaveBeenCalled();
  pass(DAY);
  expect(work).toHaveBeenCalledTimes(1);
});

it.each([
  ['visibilitychange', document],
  ['pageshow', globalThis],
] as const)('a moment that passed while the device slept is reported on %s', (event, target) => {
  whenPassed(START + HOUR, work);
  // Timers do not run during sleep.
  moment += 2 * HOUR;
  expect(work).not.toHaveBeenCalled();
  target.dispatchEvent(new Event(event));
  expect(work).toHaveBeenCalledTimes(1);
  target.dispatchEvent(new Event(event));
  vi.advanceTimersByTime(DAY);
  expect(work).toHaveBeenCalledTimes(1);
});

it.each([
  ['the device slept, which no event reports', 2 * HOUR],
  ['the clock was corrected by a day', DAY],
])('a moment that passed while %s is reported within a minute', (_what, ms) => {
  whenPassed(START + HOUR, work);
  moment += ms;
  pass(60_000);
  expect(work).toHaveBeenCalledTimes(1);
});

it('is not reported once it is cancelled', () => {
  whenPassed(START + HOUR, work)();
  pass(2 * HOUR);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(work).not.toHaveBeenCalled();
});

it('a moment that only a wrong clock had passed is awaited again', async () => {
  const end = START + HOUR;
  const refetch = vi.fn();
  const { result } = await renderHook(() => {
    useNextMoment([new Date(end).toISOString()]);
    useWhenPassed(new Date(end).toISOString(), refetch);
    return now() >= end;
  });
  moment = START + DAY;
  document.dispatchEvent(new Event('visibilitychange'));
  await rendered();
  expect(result.current).toBe(true);
  moment = START;
  store.set(clockChangesAtom, (count) => count + 1);
  await rendered();
  expect(result.current).toBe(false);
  pass(HOUR + 1);
  await rendered();
  expect(result.current).toBe(true);
  expect(refetch).toHaveBeenCalledTimes(2);
});
