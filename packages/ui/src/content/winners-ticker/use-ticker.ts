import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { CALM, useMedia } from '../../internal/use-media.ts';
import { advance } from './seam.ts';

export interface TickerInput {
  rowRef: RefObject<HTMLElement | null>;
  /** The first round of cards in the row. */
  roundRef: RefObject<HTMLElement | null>;
  running: boolean;
  /** px per second. */
  speed: number;
  /** Runs after every step of the row. */
  onStep: () => void;
}

/**
 * Scrolls a row continuously while `running`, outside React, so that a step renders nothing. It is real
 * scrolling, so a touch can take over at any time. Returns whether the row can move: it overflows, and motion
 * is allowed.
 */
export function useTicker({ rowRef, roundRef, running, speed, onStep }: TickerInput): boolean {
  const stepped = useEffectEvent(onStep);
  const [overflows, setOverflows] = useState(false);
  const calm = useMedia(CALM, true);
  const moves = overflows && !calm;

  useEffect(() => {
    const [row, round] = [rowRef.current, roundRef.current];
    if (!row || !round) return undefined;
    const observer = new ResizeObserver(() => setOverflows(round.offsetWidth > row.clientWidth));
    observer.observe(row);
    observer.observe(round);
    return () => observer.disconnect();
  }, [rowRef, roundRef]);

  useEffect(() => {
    const [row, round] = [rowRef.current, roundRef.current];
    if (!row || !round || !moves || !running) return undefined;
    let frame = 0;
    let last: number | undefined;
    // A separate variable, because `scrollLeft` may be rounded and a slow row would never move.
    let position = row.scrollLeft;
    const step = (now: number) => {
      frame = requestAnimationFrame(step);
      if (last !== undefined) {
        // The row was moved by a wheel, a key or a newer list: continue from there.
        if (Math.abs(row.scrollLeft - position) > 1) position = row.scrollLeft;
        position = advance(position, now - last, speed, round.offsetWidth);
        row.scrollLeft = position;
        stepped();
      }
      last = now;
    };
    // Pauses out of view.
    const observer = new IntersectionObserver((entries) => {
      cancelAnimationFrame(frame);
      last = undefined;
      position = row.scrollLeft;
      if (entries.at(-1)?.isIntersecting) frame = requestAnimationFrame(step);
    });
    observer.observe(row);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [moves, running, speed, rowRef, roundRef]);

  return moves;
}
