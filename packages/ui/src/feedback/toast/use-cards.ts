import { useEffect, useState } from 'react';
import type { ToastCards } from './ToastCards.tsx';

type Cards = typeof ToastCards;

let known: Cards | undefined;

/**
 * The component that renders toasts, loaded with the first of `count`: most visits start without one. If
 * loading fails, the messages wait and it is retried with the next one.
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
