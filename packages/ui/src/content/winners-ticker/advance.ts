/** Maximum step of a frame, ms: after a pause of the page the row continues instead of jumping. */
const LONGEST_STEP_MS = 100;

/**
 * Next scroll position of the row, px. `loop` is the width of one round, px: past it the position wraps
 * unnoticed, because the second round is identical. `speed` is px per second.
 */
export function advance(position: number, elapsedMs: number, speed: number, loop: number): number {
  if (!(loop > 0)) return position;
  const step = (speed * Math.min(Math.max(elapsedMs, 0), LONGEST_STEP_MS)) / 1000;
  return (position + step) % loop;
}
