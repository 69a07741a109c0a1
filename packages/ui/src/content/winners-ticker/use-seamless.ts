import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { isSeamInView, restore, seenIn, staysInSight, type Seen } from './seam.ts';

/** The displayed list, and a function that tries to replace it by a newer one. */
export interface Seamless<T> {
  shown: readonly T[];
  /** A newer list is waiting. */
  isWaiting: boolean;
  /** Applies the newer list if no visible card would change; `loops`: a second round follows the first. */
  take: (loops: boolean) => void;
}

/**
 * Applies a newer list without a jump: only when no visible card is replaced, and with the first visible card
 * at the same position. Texts of remaining cards update immediately.
 */
export function useSeamless<T extends { id: string }>(
  latest: readonly T[],
  row: RefObject<HTMLElement | null>,
  round: RefObject<HTMLElement | null>,
): Seamless<T> {
  const [list, setList] = useState(latest);
  const anchor = useRef<Seen | null>(null);
  const isWaiting = list.length !== latest.length || list.some(({ id }, index) => latest[index]?.id !== id);

  // Rendering is rare here: the row moves without it.
  useLayoutEffect(() => {
    const held = anchor.current;
    anchor.current = null;
    if (held && row.current && round.current) restore(row.current, round.current, held);
  });

  const byId = new Map(latest.map((one) => [one.id, one]));
  return {
    shown: list.map((one) => byId.get(one.id) ?? one),
    isWaiting,
    take(loops) {
      if (!isWaiting) return;
      if (row.current && round.current) {
        const seen = seenIn(row.current, round.current);
        const names = seen.map(({ id }) => id);
        if (loops && isSeamInView(row.current, round.current)) return;
        if (!staysInSight(names, [...byId.keys()])) return;
        anchor.current = seen.find(({ id }) => byId.has(id)) ?? null;
      }
      setList(latest);
    },
  };
}
