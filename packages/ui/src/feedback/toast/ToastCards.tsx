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
 * the topmost; closing it by key moves the focus to the next one or back.
 */
export function ToastCards({ queue, limit, closeLabel, region, dismiss }: ToastCardsProps) {
  const [held, setHeld] = useState<number | null>(null);
  const [hidden, setHidden] = useState(document.visibilityState === 'hidden');
  const cameFrom = useRef<Element | null>(null);
  const shown = inSight(queue, limit);
  // A removed toast no longer pauses the others, even if the pointer has not moved since.
  const isHeld = hidden || shown.some(({ id }) => id === held);

  useEffect(() => {
    const watch = () => setHidden(document.visibilityState === 'hidden');
    const jump = (event: KeyboardEvent) => {
      const first = event.key === 'F8' ? region.querySelector('button') : null;
      if (!first) return;
      if (!region.contains(document.activeElement)) cameFrom.current = document.activeElement;
      first.focus();
    };
    document.addEventListener('visibilitychange', watch);
    document.addEventListener('keydown', jump);
    return () => {
      document.removeEventListener('visibilitychange', watch);
      document.removeEventListener('keydown', jump);
    };
  }, [region]);

  const close = (id: number, card: Element) => {
    if (card.contains(document.activeElement)) {
      const next = [...region.querySelectorAll('button')].find((one) => !card.contains(one));
      const back = next ?? cameFrom.current;
      if (back instanceof HTMLElement && back.isConnected) back.focus({ preventScroll: true });
    }
    dismiss(id);
  };
  const cards = (toasts: readonly Toast[]) =>
    toasts.map((toast) => (
      <ToastCard
        key={toast.id}
        toast={toast}
        leaves={leavesByItself(toast, queue.length > shown.length)}
        held={isHeld}
        closeLabel={closeLabel}
        onHold={(isOver) => setHeld(isOver ? toast.id : null)}
        onLeave={() => dismiss(toast.id)}
        onClose={(element) => close(toast.id, element)}
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
