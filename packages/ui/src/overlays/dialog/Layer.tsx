import * as Radix from '@radix-ui/react-dialog';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { IconButton, type IconButtonProps } from '../../inputs/button/index.ts';
import { cn } from '../../foundations/cn/cn.ts';
import { mergeRefs } from '../../internal/merge-refs.ts';
import { SETTLING } from '../../internal/pass-presses.ts';
import { CloseIcon } from '../../foundations/icon/index.ts';
import { useKeyboardInset, useScrollStop } from './use-keyboard-inset.ts';

interface LayerFocus {
  /** Element focused on open; default: the overlay itself, so that no on-screen keyboard opens. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Element focused on close; default: the previously focused one, else the main element. */
  returnFocus?: RefObject<HTMLElement | null> | undefined;
}

/**
 * Moves the focus into an overlay and back to its opener: overlays here are opened by state, not by a trigger
 * component.
 */
function useLayerFocus(open: boolean, { initialFocus, returnFocus }: LayerFocus) {
  const opener = useRef<Element | null>(null);
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    // Only when it opens: React runs this again for a suspended overlay, when the focus is already inside.
    if (open && !wasOpen.current) opener.current = document.activeElement;
    wasOpen.current = open;
  }, [open]);
  return {
    onOpenAutoFocus(event: Event) {
      event.preventDefault();
      const first = initialFocus?.current ?? event.currentTarget;
      // A list in the overlay may already have taken the focus.
      if (first instanceof HTMLElement && !first.contains(document.activeElement))
        first.focus({ preventScroll: true });
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      const back = returnFocus?.current ?? opener.current;
      // An initially open overlay has no opener, and an opener may be removed with its page.
      const isThere = back instanceof HTMLElement && back.isConnected && back !== document.body;
      const home = isThere ? back : document.querySelector<HTMLElement>('main[tabindex]');
      home?.focus({ preventScroll: true });
    },
  };
}

declare global {
  interface Window {
    /** Missing in TypeScript's types of the DOM, and in browsers other than Chromium. */
    readonly CloseWatcher?: new () => EventTarget & { requestClose: () => void; destroy: () => void };
  }
}

/** Without `CloseWatcher`: functions that close the open overlays, the last opened at the end. */
const openLayers: (() => void)[] = [];

/**
 * Closes the overlay opened last; for a router that intercepts Back in browsers without `CloseWatcher`. Returns false
 * if none is open.
 */
export function closeTopLayer(): boolean {
  const close = openLayers.at(-1);
  close?.();
  return close !== undefined;
}

/** Closes an open overlay on Back, which would otherwise leave the page under the overlay. */
function CloseOnBack({ onClose }: { onClose: () => void }) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const { CloseWatcher } = window;
    if (!CloseWatcher) {
      const one = () => close();
      openLayers.push(one);
      return () => void openLayers.splice(openLayers.indexOf(one), 1);
    }
    let watcher: InstanceType<typeof CloseWatcher>;
    const watch = () => {
      watcher = new CloseWatcher();
      watcher.addEventListener('close', () => {
        // A watcher fires only once, but the overlay may remain open, so start another one.
        watch();
        close();
      });
    };
    watch();
    return () => watcher.destroy();
  }, []);
  return null;
}

export interface LayerProps extends LayerFocus {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Covers a new overlay with its `::after` for `SETTLING` ms. It is a script animation, because reduced motion
 * disables CSS animations; and not `inert`, because keys and screen readers must not wait.
 */
function useShield() {
  const shield = useRef<Animation>(null);
  const raise = useCallback((layer: HTMLElement | null) => {
    const shown = { visibility: ['visible', 'visible'] };
    if (layer) shield.current = layer.animate(shown, { duration: SETTLING, pseudoElement: '::after' });
  }, []);
  return { raise, isUp: () => shield.current?.playState === 'running' };
}

/** Classes of a dialog centred in the area above the keyboard. */
export const middle = [
  'top-[calc((100dvh-var(--keyboard,0px))/2)] left-1/2 max-h-[calc(100dvh-var(--keyboard,0px)-32px)] -translate-1/2 rounded-2xl',
  'shadow-[var(--float),inset_0_0_0_1px_var(--line-strong),inset_0_1px_0_rgb(255_245_230/0.08)]',
  'data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-up',
].join(' ');

/**
 * Common part of dialogs, sheets, confirmations and `OutcomeScreen`, which add the box and its content: dims and
 * disables the page, traps and restores the focus, closes on Escape and a press outside.
 */
export function Layer({
  open,
  onOpenChange,
  initialFocus,
  returnFocus,
  question = false,
  docked = false,
  described,
  className,
  ref,
  children,
}: LayerProps & {
  /** The overlay is a question: a press outside does not close it. */
  question?: boolean;
  /** The overlay is non-modal: the page is not dimmed or disabled; only Escape and the cross close it. */
  docked?: boolean;
  /** Whether `children` contain a `Radix.Description`. */
  described: boolean;
  children: ReactNode;
}) {
  const focus = useLayerFocus(open, { initialFocus, returnFocus });
  const inset = useKeyboardInset();
  const { raise, isUp } = useShield();
  const refs = useMemo(() => mergeRefs(ref, inset, raise), [ref, inset, raise]);
  const onInteractOutside = (event: CustomEvent<{ originalEvent: Event }>) => {
    const { target } = event.detail.originalEvent;
    // Pressing a toast must not close the dialog below it.
    const isToast = target instanceof Element && target.closest('[data-toaster]') !== null;
    if (question || docked || isToast || isUp()) event.preventDefault();
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={!docked}>
      <Radix.Portal>
        {/* Radix renders no overlay for a non-modal root. */}
        <Radix.Overlay className="fixed inset-0 z-50 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Radix.Content
          ref={refs}
          // While the overlay fades out, a second tap must not press a button that replaced the first one.
          inert={!open}
          {...focus}
          {...(question ? { role: 'alertdialog' } : {})}
          {...(described ? {} : { 'aria-describedby': undefined })}
          onInteractOutside={onInteractOutside}
          className={cn(
            'fixed z-50 flex flex-col bg-surface-1 outline-none',
            'after:invisible after:absolute after:inset-0 after:z-50',
            className,
          )}
        >
          {open && !docked && <CloseOnBack onClose={() => onOpenChange(false)} />}
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The scrolling part of an overlay. Its scroll padding prevents that a sticky bar at the end covers the focus. */
export function LayerBody({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      ref={useScrollStop()}
      data-layer-body=""
      className={cn('min-h-0 overflow-y-auto overscroll-contain has-[.sticky]:scroll-pb-26', className)}
    >
      {children}
    </div>
  );
}

/** Close button of an overlay. */
export function LayerClose(look: Omit<IconButtonProps, 'icon'>) {
  return (
    <Radix.Close asChild>
      <IconButton icon={<CloseIcon />} {...look} />
    </Radix.Close>
  );
}
