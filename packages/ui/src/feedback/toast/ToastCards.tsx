import { useEffect, useRef, useState, useEffectEvent, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { passPresses, SETTLING } from '../../internal/pass-presses.ts';
import { leavesByItself, type Toast, toastDuration } from './queue.ts';
import { IconButton } from '../../inputs/button/index.ts';
import { CloseIcon } from '../../foundations/icon/index.ts';
import { NoticeIcon } from '../notice/Notice.tsx';

/**
 * Calls `leave` after a toast was visible for its duration. The timer pauses while `held` (pointer, focus, hidden tab).
 */
export function useLeaveTimer(running: boolean, held: boolean, leave: () => void) {
  const left = useRef(toastDuration);
  const call = useEffectEvent(leave);
  useEffect(() => {
    if (!running || held) return;
    const started = performance.now();
    const timer = setTimeout(() => call(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(left.current - (performance.now() - started), 0);
    };
  }, [running, held]);
}

interface ToastCardProps {
  toast: Toast;
  /** The toast closes automatically after its duration. */
  leaves: boolean;
  held: boolean;
  closeLabel: string;
  onPoint: (isOver: boolean) => void;
  onFocus: (isInside: boolean) => void;
  /** Called when the player or the timer closes the toast. */
  onClose: () => void;
  onRemove: (card: HTMLElement) => void;
}

function ToastCard(props: ToastCardProps) {
  const { toast, leaves, held, closeLabel, onPoint, onFocus, onClose, onRemove } = props;
  const card = useRef<HTMLDivElement>(null);
  const remove = useEffectEvent(onRemove);
  useLeaveTimer(leaves, held, onClose);
  useLayoutEffect(() => {
    const element = card.current;
    passPresses(element);
    return () => {
      if (element) remove(element);
    };
  }, []);
  return (
    <div
      ref={card}
      data-tone={toast.tone}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
      onFocus={() => onFocus(true)}
      onBlur={() => onFocus(false)}
      className="pointer-events-auto relative mb-2 flex animate-fade-down items-start gap-3 overflow-hidden rounded-lg bg-surface-2 py-3.5 pr-1.5 pl-3.5 max-[239px]:[&>:first-child]:hidden shadow-[var(--float),inset_0_0_0_1px_var(--line-strong),inset_0_1px_0_rgb(255_245_230/0.08)]"
    >
      <NoticeIcon tone={toast.tone} />
      <div className="min-w-0 flex-1">
        <p className="text-body-strong break-words text-ink">{toast.title}</p>
        {toast.text ? (
          <div className="mt-0.5 text-caption break-words text-ink-muted">{toast.text}</div>
        ) : null}
      </div>
      <IconButton
        label={closeLabel}
        icon={<CloseIcon className="size-[18px]" />}
        variant="quiet"
        className="-my-1.5"
        onClick={onClose}
      />
    </div>
  );
}

export interface ToastCardsProps {
  /** Toasts in order; only the first is visible. */
  queue: readonly Toast[];
  closeLabel: string;
  /** Contains the two live regions for the cards: errors interrupt a screen reader, others wait. */
  region: HTMLElement;
  dismiss: (id: number) => void;
}

/**
 * The visible toast. Its timer pauses while it is hovered or has the focus, and in a hidden tab. F8 focuses it. When
 * a toast with the focus is removed, the focus moves to the next one, or back to the page. A second press on its
 * button has no effect, neither on the next toast nor on the page.
 */
export function ToastCards({ queue, closeLabel, region, dismiss }: ToastCardsProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const [hidden, setHidden] = useState(document.visibilityState === 'hidden');
  const [cover, setCover] = useState<{ height: number } | null>(null);
  const cameFrom = useRef<EventTarget | null>(null);
  const [toast] = queue;

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

  useEffect(() => {
    if (!cover) return;
    const timer = setTimeout(() => setCover(null), SETTLING);
    return () => clearTimeout(timer);
  }, [cover]);

  // Wait for the commit: before, the next card is not in the document.
  const moveFocus = () =>
    queueMicrotask(() => {
      const next = region.querySelector('button') ?? cameFrom.current;
      if (next instanceof HTMLElement && next.isConnected) next.focus({ preventScroll: true });
    });
  const [alert, status] = region.children;
  const live = toast?.tone === 'error' ? alert : status;
  return (
    <>
      {cover &&
        createPortal(
          <div className="pointer-events-auto absolute inset-x-0 top-0 z-10" style={cover} />,
          region,
        )}
      {toast &&
        live &&
        createPortal(
          <ToastCard
            key={toast.id}
            toast={toast}
            leaves={leavesByItself(toast, queue.length > 1)}
            // Compared by id, so that a pointer over a removed toast does not pause the next one.
            held={hidden || toast.id === pointed || toast.id === focused}
            closeLabel={closeLabel}
            onPoint={(isOver) => setPointed(isOver ? toast.id : null)}
            onFocus={(isInside) => setFocused(isInside ? toast.id : null)}
            onClose={() => dismiss(toast.id)}
            onRemove={(card) => {
              setCover({ height: card.offsetHeight });
              if (card.contains(document.activeElement)) moveFocus();
            }}
          />,
          live,
        )}
    </>
  );
}
