import * as Radix from '@radix-ui/react-popover';
import { useEffect, type ReactElement, type ReactNode, type Ref } from 'react';
import { cn } from '../cn/index.ts';

/** Props of `Popover`: a non-modal panel that hangs from its trigger. */
export interface PopoverProps {
  /** One button; it gets the expanded state and the reference to the panel. */
  trigger: ReactElement;
  /** Name of the panel. */
  label: string;
  children: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Closes when the page scrolls under it. */
  closeOnScroll?: boolean | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A panel by its trigger. Closes on a press outside and on Escape; the focus goes back to the trigger. */
export function Popover({
  trigger,
  label,
  children,
  open,
  onOpenChange,
  closeOnScroll = false,
  align = 'end',
  className,
  ref,
}: PopoverProps) {
  useEffect(() => {
    if (!open || !closeOnScroll) return;
    const close = () => onOpenChange(false);
    window.addEventListener('scroll', close, { passive: true, once: true });
    return () => window.removeEventListener('scroll', close);
  }, [open, closeOnScroll, onOpenChange]);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          ref={ref}
          aria-label={label}
          align={align}
          sideOffset={8}
          collisionPadding={12}
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
  );
}
