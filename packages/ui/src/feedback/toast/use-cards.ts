import { useEffect, useState } from 'react';
import type { ToastCards } from './ToastCards.tsx';

type Cards = typeof ToastCards;

let known: Cards | undefined;

/**
 * What draws the toasts, fetched with the first of `count`: most visits begin without one. Where it does not come, the
 * messages wait, and it is asked for again with the next.
 */
export function useCards(count: number): Cards | undefined {
  const [cards, setCards] = useState(() => known);
  useEffect(() => {
    if (count === 0 || cards) return undefined;
    let isCancelled = false;
    const load = async () => {
      known ??= (await import('./ToastCards.tsx')).ToastCards;
      if (!isCancelled) setCards(() => known);
    };
    load().catch(() => undefined);
    return () => {
      isCancelled = true;
    };
  }, [count, cards]);
  return cards;
}
