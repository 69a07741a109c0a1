import * as Radix from '@radix-ui/react-tabs';
import { cva } from 'class-variance-authority';
import type { ReactNode, Ref } from 'react';
import { cn } from '../cn/index.ts';
import { Link } from '../link/index.ts';

const list = cva('flex', {
  variants: {
    variant: {
      segmented: 'rounded-[14px] bg-surface-2 p-1 shadow-[inset_0_0_0_1px_var(--line)]',
      underline: 'scrollbar-none gap-1 overflow-x-auto border-b border-line px-2',
    },
  },
});

const tab = cva(
  'relative flex items-center justify-center gap-1.5 text-[0.9375rem] leading-5 font-semibold whitespace-nowrap text-ink-muted transition-colors duration-[140ms] ease-out hover:text-ink focus-visible:-outline-offset-2',
  {
    variants: {
      variant: {
        segmented:
          'h-10 min-w-0 flex-1 rounded-[10px] px-2.5 after:absolute after:-inset-y-1 after:inset-x-0 data-[state=active]:bg-surface-inverse data-[state=active]:text-ink-inverse aria-[current=page]:bg-surface-inverse aria-[current=page]:text-ink-inverse',
        underline:
          'h-12 shrink-0 px-3 data-[state=active]:text-ink data-[state=active]:after:absolute data-[state=active]:after:inset-x-3 data-[state=active]:after:bottom-0 data-[state=active]:after:h-[3px] data-[state=active]:after:rounded-t-[3px] data-[state=active]:after:bg-ink aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-3 aria-[current=page]:after:bottom-0 aria-[current=page]:after:h-[3px] aria-[current=page]:after:rounded-t-[3px] aria-[current=page]:after:bg-ink',
      },
    },
  },
);

/** Looks of tabs: a track with a pearl cell, or words over a line. */
export type TabsVariant = 'segmented' | 'underline';

/** One tab. */
export interface TabItem<Value extends string> {
  value: Value;
  label: string;
  badge?: ReactNode;
}

/** Props of `Tabs`. Panels come as children: one `TabPanel` per value. */
export interface TabsProps<Value extends string> {
  value: Value;
  onValueChange: (value: Value) => void;
  /** Name of the row of tabs. */
  label: string;
  items: readonly TabItem<Value>[];
  variant?: TabsVariant | undefined;
  children: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Tabs over panels on the same page: one Tab stop, Left and Right move and open, Home and End jump. */
export function Tabs<Value extends string>({
  value,
  onValueChange,
  label,
  items,
  variant = 'segmented',
  children,
  className,
  ref,
}: TabsProps<Value>) {
  const change = (next: string) => {
    const item = items.find((one) => one.value === next);
    if (item) onValueChange(item.value);
  };
  return (
    <Radix.Root ref={ref} value={value} onValueChange={change} className={cn('min-w-0', className)}>
      <Radix.List aria-label={label} className={list({ variant })}>
        {items.map((item) => (
          <Radix.Trigger key={item.value} value={item.value} className={tab({ variant })}>
            <span className="truncate">{item.label}</span>
            {item.badge}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
    </Radix.Root>
  );
}

/** Props of `TabPanel`: whose content it is. */
export interface TabPanelProps {
  value: string;
  children: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** What a tab opens. Only the open panel is in the document. */
export function TabPanel({ value, children, className, ref }: TabPanelProps) {
  return (
    <Radix.Content ref={ref} value={value} className={cn('outline-offset-4', className)}>
      {children}
    </Radix.Content>
  );
}

/** One place of `TabLinks`. */
export interface TabLinkItem {
  href: string;
  label: string;
  current: boolean;
  badge?: ReactNode;
}

/** Props of `TabLinks`. */
export interface TabLinksProps {
  label: string;
  items: readonly TabLinkItem[];
  variant?: TabsVariant | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Neighbouring pages that look like tabs (the cash box). Links, so Back and "open in a new tab" work. */
export function TabLinks({ label, items, variant = 'underline', className, ref }: TabLinksProps) {
  return (
    <nav ref={ref} aria-label={label} className={cn(list({ variant }), className)}>
      {items.map((item) => (
        <Link
          key={item.href}
          href={item.href}
          aria-current={item.current ? 'page' : undefined}
          className={tab({ variant })}
        >
          <span className="truncate">{item.label}</span>
          {item.badge}
        </Link>
      ))}
    </nav>
  );
}
