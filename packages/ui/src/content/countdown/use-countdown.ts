import { useEffect, useEffectEvent, useState } from 'react';
import { secondsLeft, untilNextSecond } from './time-left.ts';

/** State of a countdown: running, paused, without an end, over (ledger CASHBK-10). */
export type CountdownState = 'STARTED' | 'PAUSED' | 'STOPPED' | 'COMPLETED';

export interface CountdownOptions {
  /** End, ms since the epoch; `null` without one. */
  endsAt: number | null;
  /** Current time, ms since the epoch, corrected by the server's clock. */
  now: () => number;
  /** Freezes the digits; the end does not change. */
  paused?: boolean | undefined;
  /** Called when the end is reached while running; not for an end in the past. */
  onComplete?: (() => void) | undefined;
}

/**
 * Seconds left until a time. Reads the clock every time, so it stays correct after sleep, delayed timers or a
 * clock correction. Updates when a second ends, when the tab becomes visible, and when the end or the pause
 * changes.
 */
export function useCountdown({ endsAt, now, paused = false, onComplete }: CountdownOptions): {
  state: CountdownState;
  seconds: number;
} {
  const [left, setLeft] = useState(() => secondsLeft(endsAt, now()));
  const clock = useEffectEvent(() => now());
  const complete = useEffectEvent(() => onComplete?.());

  useEffect(() => {
    if (paused) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let before: number | null = null;
    const read = () => {
      clearTimeout(timer);
      const moment = clock();
      const after = secondsLeft(endsAt, moment);
      setLeft(after);
      if (before !== null && before > 0 && after === 0) complete();
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
