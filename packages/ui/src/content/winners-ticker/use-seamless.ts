import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { isSeamInView, restore, seenIn, staysInSight, type Seen } from './seam.ts';

/** The list as it is shown, and the moment to look whether a newer one may take its place. */
export interface Seamless<T> {
  shown: readonly T[];
  /** A newer list waits. */
  isWaiting: boolean;
  /** Takes the newer list if nobody sees it; `loops` says that a second round follows the first. */
  take: (loops: boolean) => void;
}

/**
 * Lets a newer list in without a jump: only when no card in view gives way to another, and with the leading card held
 * where it stands. Cards that stay get their new words at once.
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
