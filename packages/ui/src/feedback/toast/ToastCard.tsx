import { useRef, useEffect } from 'react';
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
  /** A pointer or the focus enters or leaves. */
  onHold: (isHeld: boolean) => void;
  onLeave: () => void;
  onClose: (card: Element) => void;
}

/** One message with icon, action and close button. */
export function ToastCard(props: ToastCardProps) {
  const { toast, leaves, held, closeLabel, onHold, onLeave, onClose } = props;
  const card = useRef<HTMLDivElement>(null);
  useLeaveTimer(toast.id, leaves, held, onLeave);
  const { action } = toast;
  const close = () => {
    if (card.current) onClose(card.current);
  };
  const act = () => {
    action?.onSelect?.();
    close();
  };
  return (
    <div
      ref={card}
      data-tone={toast.tone}
      onPointerEnter={() => onHold(true)}
      onPointerLeave={() => onHold(false)}
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
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
        onClick={close}
      />
    </div>
  );
}
