import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { advance } from './advance.ts';

const calmQuery = '(prefers-reduced-motion: reduce)';

/** The row that moves, and whether it may at all: wider than its place, and motion is welcome. */
export interface Ticker {
  rowRef: RefObject<HTMLDivElement | null>;
  roundRef: RefObject<HTMLUListElement | null>;
  moves: boolean;
}

/** Scrolls a row on and on while `running`. It is a real scroll, so a finger can take over at any moment. */
export function useTicker(running: boolean, speed: number): Ticker {
  const rowRef = useRef<HTMLDivElement>(null);
  const roundRef = useRef<HTMLUListElement>(null);
  const [overflows, setOverflows] = useState(false);
  const calm = useSyncExternalStore(
    (notify) => {
      const query = matchMedia(calmQuery);
      query.addEventListener('change', notify);
      return () => query.removeEventListener('change', notify);
    },
    () => matchMedia(calmQuery).matches,
    () => true,
  );
  const moves = overflows && !calm;

  useEffect(() => {
    const [row, round] = [rowRef.current, roundRef.current];
    if (!row || !round) return undefined;
    const observer = new ResizeObserver(() => setOverflows(round.offsetWidth > row.clientWidth));
    observer.observe(row);
    observer.observe(round);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const [row, round] = [rowRef.current, roundRef.current];
    if (!row || !round || !moves || !running) return undefined;
    let frame = 0;
    let last: number | undefined;
    // Kept apart from `scrollLeft`, which may be rounded: a slow row would never move.
    let position = row.scrollLeft;
    const step = (now: number) => {
      frame = requestAnimationFrame(step);
      if (last !== undefined) {
        position = advance(position, now - last, speed, round.offsetWidth);
        row.scrollLeft = position;
      }
      last = now;
    };
    // Out of sight nothing moves.
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
  }, [moves, running, speed]);

  return { rowRef, roundRef, moves };
}
