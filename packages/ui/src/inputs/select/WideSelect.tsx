import * as Radix from '@radix-ui/react-popover';
import type { ReactElement, ReactNode } from 'react';

interface WideSelectProps {
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  trigger: ReactElement;
  /** The list. */
  children: ReactNode;
}

/**
 * A list that hangs from its field. It leaves the page beside it usable: a press elsewhere closes it and does what it
 * was meant to do.
 */
export function WideSelect({ label, open, onOpenChange, trigger, children }: WideSelectProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align="start"
          sideOffset={6}
          collisionPadding={12}
          className="z-50 max-h-[min(22rem,var(--radix-popover-content-available-height))] w-(--radix-popover-trigger-width) min-w-48 overflow-y-auto overscroll-contain rounded-[14px] bg-surface-2 p-1.5 shadow-[var(--float),inset_0_0_0_1px_var(--line-strong)] outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
