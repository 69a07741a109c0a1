import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Button, IconButton } from '../../inputs/button/index.ts';
import { CloseIcon } from '../../foundations/icon/index.ts';
import { Link } from '../../navigation/link/index.ts';
import { NoticeIcon } from '../notice/index.ts';
import { type Toast, toastDuration } from './queue.ts';

/**
 * Calls `leave` after a toast was visible for its duration. The timer pauses while `held` (pointer, focus,
 * hidden tab) and restarts for another `key`.
 */
export function useLeaveTimer(key: number | undefined, running: boolean, held: boolean, leave: () => void) {
  const left = useRef(toastDuration);
  const watched = useRef(key);
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  }, [leave]);
  useEffect(() => {
    if (watched.current !== key) left.current = toastDuration;
    watched.current = key;
    if (!running || held || key === undefined) return;
    const started = performance.now();
    const timer = setTimeout(() => latest.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(left.current - (performance.now() - started), 0);
    };
  }, [key, running, held]);
}

/** Props of `ToastCard`. */
export interface ToastCardProps {
  toast: Toast;
  /** Closes automatically when its time is over. */
  leaves: boolean;
  /** Its timer is paused. */
  held: boolean;
  closeLabel: string;
  onPoint: (isOver: boolean) => void;
  onFocus: (isInside: boolean) => void;
  /** Closed by the player or its timer. */
  onClose: () => void;
  onRemovedWithFocus: () => void;
}

/** One message with icon, action and close button. */
export function ToastCard(props: ToastCardProps) {
  const { toast, leaves, held, closeLabel, onPoint, onFocus, onClose, onRemovedWithFocus } = props;
  const card = useRef<HTMLDivElement>(null);
  const removeWithFocus = useEffectEvent(onRemovedWithFocus);
  useLeaveTimer(toast.id, leaves, held, onClose);
  useLayoutEffect(() => {
    const element = card.current;
    return () => {
      if (element?.contains(document.activeElement)) removeWithFocus();
    };
  }, []);
  const { action } = toast;
  const act = () => {
    action?.onSelect?.();
    onClose();
  };
  return (
    <div
      ref={card}
      data-tone={toast.tone}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
      onFocus={() => onFocus(true)}
      onBlur={() => onFocus(false)}
      className="pointer-events-auto relative mb-2 flex animate-fade-down items-start gap-3 overflow-hidden rounded-lg bg-surface-2 py-3.5 pr-1.5 pl-3.5 shadow-[var(--float),inset_0_0_0_1px_var(--line-strong),inset_0_1px_0_rgb(255_245_230/0.08)]"
    >
      <NoticeIcon tone={toast.tone} />
      <div className="min-w-0 flex-1">
        <p className="text-body-strong break-words text-ink">{toast.title}</p>
        {toast.text ? (
          <div className="mt-0.5 text-caption break-words text-ink-muted">{toast.text}</div>
        ) : null}
        {action ? (
          <div className="mt-2">
            {action.href === undefined ? (
              <Button size="xs" variant="secondary" onClick={act}>
                {action.label}
              </Button>
            ) : (
              <Button size="xs" variant="secondary" asChild>
                <Link href={action.href} onClick={act}>
                  {action.label}
                </Link>
              </Button>
            )}
          </div>
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
