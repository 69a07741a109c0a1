import {
  createContext,
  use,
  useCallback,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type Ref,
  useEffect,
} from 'react';
import { createPortal } from 'react-dom';
import { cn } from '../../foundations/cn/cn.ts';
import { mergeRefs } from '../../internal/merge-refs.ts';
import { due, enqueue, type Toast, type ToastMessage } from './queue.ts';
import type { ToastCards } from './ToastCards.tsx';

type Cards = typeof ToastCards;

let known: Cards | undefined;

/**
 * The component that renders toasts. It loads with the first toast (`count` above 0), because most visits have none.
 * If loading fails, the next toast retries it.
 */
function useCards(count: number): Cards | undefined {
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

const neverChanges = () => () => undefined;

/** Returned by `useToast`. */
export interface Toaster {
  /**
   * Queues a message behind waiting ones of the same kind, news after all others. Returns a function that closes it,
   * unless the same message has replaced it since.
   */
  show: (message: ToastMessage) => () => void;
}

const ToasterContext = createContext<Toaster | null>(null);

/** Shows short messages over the page. Throws outside `ToastProvider`. */
export function useToast(): Toaster {
  const toaster = use(ToasterContext);
  if (!toaster) throw new Error('useToast needs a ToastProvider above it');
  return toaster;
}

export interface ToastProviderProps {
  closeLabel: string;
  label: string;
  /** Messages with `isNews` wait while true. */
  isHeld?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  children: ReactNode;
}

/**
 * Shows one toast at a time (NOTIF-06), at the top on phones, top right from 801 px. The live regions are in
 * the document before any message, otherwise a screen reader would miss the first.
 */
export function ToastProvider({
  closeLabel,
  label,
  isHeld = false,
  className,
  ref,
  children,
}: ToastProviderProps) {
  const [queue, setQueue] = useState<readonly Toast[]>([]);
  const [region, setRegion] = useState<HTMLDivElement | null>(null);
  // On a server there is no document, so no region is rendered.
  const home = useSyncExternalStore(
    neverChanges,
    () => document.body,
    () => null,
  );
  const count = useRef(0);
  const refs = useMemo(() => mergeRefs(ref, setRegion), [ref]);
  const shown = due(queue, isHeld);
  const Cards = useCards(shown.length);

  const dismiss = useCallback((id: number) => {
    setQueue((old) => old.filter((toast) => toast.id !== id));
  }, []);
  const show = useCallback(
    (message: ToastMessage) => {
      count.current += 1;
      const id = count.current;
      setQueue((old) => enqueue(old, { ...message, id }));
      return () => dismiss(id);
    },
    [dismiss],
  );
  const toaster = useMemo(() => ({ show }), [show]);

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
            >
              <div role="alert" aria-live="assertive" aria-atomic="false" />
              <div role="status" aria-live="polite" aria-atomic="false" />
            </div>,
            home,
          )
        : null}
      {Cards && region && <Cards queue={shown} closeLabel={closeLabel} region={region} dismiss={dismiss} />}
    </ToasterContext>
  );
}
