import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { inSight, leavesByItself, type Toast } from './queue.ts';
import { ToastCard } from './ToastCard.tsx';

/** Props of `ToastCards`. */
export interface ToastCardsProps {
  queue: readonly Toast[];
  limit: number;
  closeLabel: string;
  /** Contains the two live regions for the cards: errors interrupt a screen reader, others wait. */
  region: HTMLElement;
  dismiss: (id: number) => void;
}

/**
 * Visible toasts. Their timers pause under a pointer, with the focus inside, and in a hidden tab. F8 focuses
 * the topmost. The focus of a toast that is removed or replaced moves to the next one, or back to the page.
 */
export function ToastCards({ queue, limit, closeLabel, region, dismiss }: ToastCardsProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const [hidden, setHidden] = useState(document.visibilityState === 'hidden');
  const cameFrom = useRef<EventTarget | null>(null);
  const shown = inSight(queue, limit);
  // A removed toast no longer pauses the others, even if the pointer has not moved since.
  const isHeld = hidden || shown.some(({ id }) => id === pointed || id === focused);

  useEffect(() => {
    const watch = () => setHidden(document.visibilityState === 'hidden');
    const jump = (event: KeyboardEvent) => {
      if (event.key === 'F8') region.querySelector('button')?.focus();
    };
    const enter = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !region.contains(relatedTarget))
        cameFrom.current = relatedTarget;
    };
    document.addEventListener('visibilitychange', watch);
    document.addEventListener('keydown', jump);
    region.addEventListener('focusin', enter);
    return () => {
      document.removeEventListener('visibilitychange', watch);
      document.removeEventListener('keydown', jump);
      region.removeEventListener('focusin', enter);
    };
  }, [region]);

  // The card that replaces a removed one is in the document only after the commit.
  const moveFocus = () =>
    queueMicrotask(() => {
      const next = region.querySelector('button') ?? cameFrom.current;
      if (next instanceof HTMLElement && next.isConnected) next.focus({ preventScroll: true });
    });
  const cards = (toasts: readonly Toast[]) =>
    toasts.map((toast) => (
      <ToastCard
        key={toast.id}
        toast={toast}
        leaves={leavesByItself(toast, queue.length > shown.length)}
        held={isHeld}
        closeLabel={closeLabel}
        onPoint={(isOver) => setPointed(isOver ? toast.id : null)}
        onFocus={(isInside) => setFocused(isInside ? toast.id : null)}
        onClose={() => dismiss(toast.id)}
        onRemovedWithFocus={moveFocus}
      />
    ));
  const [errors, others] = [region.firstElementChild, region.lastElementChild];
  return (
    <>
      {errors && createPortal(cards(shown.filter(({ tone }) => tone === 'error')), errors)}
      {others && createPortal(cards(shown.filter(({ tone }) => tone !== 'error')), others)}
    </>
  );
}
