import { useEffect, useEffectEvent, useState } from 'react';
import { milestoneReached, secondsLeft, untilNextSecond } from './time-left.ts';

/** What a countdown is doing: counting, held, without an end to count to, over (ledger CASHBK-10). */
export type CountdownState = 'STARTED' | 'PAUSED' | 'STOPPED' | 'COMPLETED';

/** What a countdown counts by. */
export interface CountdownOptions {
  /** The end, ms since the epoch; `null` when there is none. */
  endsAt: number | null;
  /** The current moment, ms since the epoch: the app's clock, set by the server's. */
  now: () => number;
  /** Holds the figures; the end stays where it is. */
  paused?: boolean | undefined;
  /** Seconds left at which something is said; 0 is the end. */
  milestones?: readonly number[] | undefined;
  /** A milestone was reached while counting. */
  onMilestone?: ((secondsLeft: number) => void) | undefined;
  /** The end came while counting. Not called for an end that had passed before. */
  onComplete?: (() => void) | undefined;
}

const none: readonly number[] = [];

/**
 * Seconds left until a moment. Every reading asks the clock anew, so neither a sleeping tab, a late timer nor a corrected clock
 * makes it wrong; it reads when a second ends, when the tab is seen again and when its end or its clock's hold changes.
 */
export function useCountdown({
  endsAt,
  now,
  paused = false,
  milestones = none,
  onMilestone,
  onComplete,
}: CountdownOptions): { state: CountdownState; seconds: number } {
  const [left, setLeft] = useState(() => secondsLeft(endsAt, now()));
  const clock = useEffectEvent(() => now());
  const report = useEffectEvent((before: number, after: number) => {
    const milestone = milestoneReached(before, after, milestones);
    if (milestone !== null) onMilestone?.(milestone);
    if (before > 0 && after === 0) onComplete?.();
  });

  useEffect(() => {
    if (paused) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let before: number | null = null;
    const read = () => {
      clearTimeout(timer);
      const moment = clock();
      const after = secondsLeft(endsAt, moment);
      setLeft(after);
      if (before !== null && after !== null) report(before, after);
      before = after;
      if (endsAt !== null && after) timer = setTimeout(read, untilNextSecond(endsAt, moment));
    };
    read();
    document.addEventListener('visibilitychange', read);
    window.addEventListener('pageshow', read);
    window.addEventListener('focus', read);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', read);
      window.removeEventListener('pageshow', read);
      window.removeEventListener('focus', read);
    };
  }, [endsAt, paused]);

  if (left === null) return { state: 'STOPPED', seconds: 0 };
  if (left === 0) return { state: 'COMPLETED', seconds: 0 };
  return { state: paused ? 'PAUSED' : 'STARTED', seconds: left };
}
