/** The longest step of a frame, ms: after a pause of the page the row goes on from where it stood instead of jumping. */
const LONGEST_STEP_MS = 100;

/**
 * Next scroll of the row, px. `loop` is the width of one round, px: past it the row begins again, which nobody sees, as
 * the second round is the same. `speed` is px per second.
 */
export function advance(position: number, elapsedMs: number, speed: number, loop: number): number {
  if (!(loop > 0)) return position;
  const step = (speed * Math.min(Math.max(elapsedMs, 0), LONGEST_STEP_MS)) / 1000;
  return (position + step) % loop;
}
