import * as Radix from '@radix-ui/react-popover';
import { Slot } from '@radix-ui/react-slot';
import { useEffect, useId, useRef, useState, type ReactElement, type ReactNode, type Ref } from 'react';
import { cn } from '../../foundations/cn/cn.ts';

export interface PopoverProps {
  /** The button that opens the panel; it gets the expanded state and a reference to the panel. */
  trigger: ReactElement;
  label: string;
  children: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  closeOnScroll?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * A non-modal panel at its trigger. A press or focus outside, Escape and with `closeOnScroll` scrolling close it; the
 * focus returns to the trigger, except after a press or focus outside. Radix is rendered only from the first opening,
 * and without its own trigger, which renders twice on mount.
 */
export function Popover({
  trigger,
  label,
  children,
  open,
  onOpenChange,
  closeOnScroll = false,
  className,
  ref,
}: PopoverProps) {
  const anchor = useRef<HTMLElement>(null);
  const isLeft = useRef(false);
  const id = useId();
  const [isUsed, setUsed] = useState(open);
  if (open && !isUsed) setUsed(true);
  useEffect(() => {
    if (!open || !closeOnScroll) return;
    const close = () => onOpenChange(false);
    window.addEventListener('scroll', close, { passive: true, once: true });
    return () => window.removeEventListener('scroll', close);
  }, [open, closeOnScroll, onOpenChange]);
  return (
    <>
      <Slot
        ref={anchor}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        data-state={open ? 'open' : 'closed'}
        onClick={() => onOpenChange(!open)}
      >
        {trigger}
      </Slot>
      {isUsed && (
        <Radix.Root open={open} onOpenChange={onOpenChange}>
          <Radix.Anchor virtualRef={anchor} />
          <Radix.Portal>
            <Radix.Content
              ref={ref}
              id={id}
              aria-label={label}
              align="end"
              sideOffset={8}
              collisionPadding={12}
              onOpenAutoFocus={() => {
                isLeft.current = false;
              }}
              onInteractOutside={(event) => {
                // The trigger toggles itself; closing here first would let its press open the panel again.
                if (event.target instanceof Node && anchor.current?.contains(event.target))
                  event.preventDefault();
                else isLeft.current = true;
              }}
              onCloseAutoFocus={(event) => {
                event.preventDefault();
                if (!isLeft.current) anchor.current?.focus();
              }}
              className={cn(
                'z-40 max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-24px)] overflow-y-auto rounded-[18px] bg-surface-1 p-4 outline-none',
                'shadow-[var(--float),inset_0_0_0_1px_var(--line-strong),inset_0_1px_0_rgb(255_245_230/0.08)]',
                'data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in',
                className,
              )}
            >
              {children}
            </Radix.Content>
          </Radix.Portal>
        </Radix.Root>
      )}
    </>
  );
}
