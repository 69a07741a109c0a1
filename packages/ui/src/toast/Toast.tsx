import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type Ref,
} from 'react';
import { createPortal } from 'react-dom';
import { Button, IconButton } from '../button/index.ts';
import { cn } from '../cn/index.ts';
import { mergeRefs } from '../field/index.ts';
import { CloseIcon } from '../icon/index.ts';
import { Link } from '../link/index.ts';
import { NoticeIcon } from '../notice/index.ts';
import { enqueue, inSight, leavesByItself, type Toast, type ToastMessage } from './queue.ts';
import { useLeaveTimer } from './use-leave-timer.ts';

const neverChanges = () => () => undefined;

/** What `useToast` gives. */
export interface Toaster {
  /** Shows a message, after those already waiting. Gives its number for `dismiss`. */
  show: (message: ToastMessage) => number;
  /** Takes a message away; without a number the one in sight. */
  dismiss: (id?: number) => void;
}

const ToasterContext = createContext<Toaster | null>(null);

/** Short messages over the page. Throws outside `ToastProvider`. */
export function useToast(): Toaster {
  const toaster = use(ToasterContext);
  if (!toaster) throw new Error('useToast needs a ToastProvider above it');
  return toaster;
}

/** Props of `ToastProvider`. */
export interface ToastProviderProps {
  closeLabel: string;
  /** Name of the region the messages appear in. */
  label: string;
  /** How many messages may be in sight, one under the other. One (NOTIF-06) unless told otherwise. */
  room?: number | undefined;
  className?: string | undefined;
  /** The region. */
  ref?: Ref<HTMLDivElement> | undefined;
  children: ReactNode;
}

/**
 * Shows toasts at the top on phones, top right from 801 px; those there is no room for wait their turn. The live regions
 * are in the document before any message, or a screen reader would miss the first. F8 moves the focus to the uppermost
 * toast; closing it with a key gives the focus to the next one or back.
 */
export function ToastProvider({ closeLabel, label, room = 1, className, ref, children }: ToastProviderProps) {
  const [queue, setQueue] = useState<readonly Toast[]>([]);
  const [held, setHeld] = useState(false);
  const [hidden, setHidden] = useState(false);
  // There is no page to put the region on while a server renders.
  const home = useSyncExternalStore(
    neverChanges,
    () => document.body,
    () => null,
  );
  const count = useRef(0);
  const region = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const refs = useMemo(() => mergeRefs(ref, region), [ref]);
  const shown = inSight(queue, room);

  const show = useCallback((message: ToastMessage) => {
    count.current += 1;
    const id = count.current;
    setQueue((old) => enqueue(old, { ...message, id }));
    return id;
  }, []);
  const dismiss = useCallback((id?: number) => {
    setQueue((old) => (id === undefined ? old.slice(1) : old.filter((toast) => toast.id !== id)));
    setHeld(false);
  }, []);
  const toaster = useMemo(() => ({ show, dismiss }), [show, dismiss]);

  useEffect(() => {
    const watch = () => setHidden(document.visibilityState === 'hidden');
    const jump = (event: KeyboardEvent) => {
      const first = event.key === 'F8' ? region.current?.querySelector('button') : null;
      if (!first) return;
      if (!region.current?.contains(document.activeElement)) cameFrom.current = document.activeElement;
      first.focus();
    };
    document.addEventListener('visibilitychange', watch);
    document.addEventListener('keydown', jump);
    return () => {
      document.removeEventListener('visibilitychange', watch);
      document.removeEventListener('keydown', jump);
    };
  }, []);

  const close = (id: number, card: Element) => {
    if (card.contains(document.activeElement)) {
      const next = [...(region.current?.querySelectorAll('button') ?? [])].find((one) => !card.contains(one));
      const back = next ?? cameFrom.current;
      if (back instanceof HTMLElement && back.isConnected) back.focus({ preventScroll: true });
    }
    dismiss(id);
  };
  const card = (toast: Toast) => (
    <ToastCard
      key={toast.id}
      toast={toast}
      leaves={leavesByItself(toast, queue.length > shown.length)}
      held={held || hidden}
      closeLabel={closeLabel}
      onLeave={() => dismiss(toast.id)}
      onClose={(element) => close(toast.id, element)}
    />
  );
  return (
    <ToasterContext value={toaster}>
      {children}
      {home
        ? createPortal(
            <div
              ref={refs}
              role="region"
              aria-label={label}
              data-toaster=""
              className={cn(
                'pointer-events-none fixed inset-x-3 top-[68px] z-[60] tablet:right-6 tablet:left-auto tablet:top-[84px] tablet:w-[380px]',
                className,
              )}
              onPointerEnter={() => setHeld(true)}
              onPointerLeave={() => setHeld(false)}
              onFocus={() => setHeld(true)}
              onBlur={() => setHeld(false)}
            >
              <div role="alert" aria-live="assertive" aria-atomic="false">
                {shown.filter((toast) => toast.tone === 'error').map(card)}
              </div>
              <div role="status" aria-live="polite" aria-atomic="false">
                {shown.filter((toast) => toast.tone !== 'error').map(card)}
              </div>
            </div>,
            home,
          )
        : null}
    </ToasterContext>
  );
}

function ToastCard({
  toast,
  leaves,
  held,
  closeLabel,
  onLeave,
  onClose,
}: {
  toast: Toast;
  leaves: boolean;
  held: boolean;
  closeLabel: string;
  onLeave: () => void;
  onClose: (card: Element) => void;
}) {
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
      className="pointer-events-auto relative mb-2 flex animate-land items-start gap-3 overflow-hidden rounded-lg bg-surface-2 py-3.5 pr-1.5 pl-3.5 shadow-[var(--float),inset_0_0_0_1px_var(--line-strong),inset_0_1px_0_rgb(255_245_230/0.08)]"
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
