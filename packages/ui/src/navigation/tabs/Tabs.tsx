import * as Radix from '@radix-ui/react-tabs';
import { type ReactNode, type Ref, useMemo, useEffect, useRef, type RefObject } from 'react';
import { cn } from '../../foundations/cn/index.ts';
import { keepFocusInRow } from '../../foundations/row-focus/index.ts';
import { list, tab, type TabsVariant } from './variants.ts';
import { mergeRefs } from '../../internal/merge-refs.ts';
import { Link } from '../link/index.ts';
import { scrollIntoRow, scrollPaddingOf } from '../../internal/scroll-into-row.ts';

/**
 * Updates `data-more` of a row of `count` items on scroll and resize, and calls `onResize`; returns a cleanup
 * function.
 */
function watch(row: HTMLElement, count: number, onResize: () => void): () => void {
  const mark = () => {
    const { scrollLeft, scrollWidth, clientWidth } = row;
    // Scroll positions are fractional, widths are not.
    const nothing = scrollPaddingOf(row) + 1;
    const more = [
      ...(scrollLeft > nothing ? ['start'] : []),
      ...(scrollWidth - clientWidth - scrollLeft > nothing ? ['end'] : []),
    ];
    if (more.length > 0) row.dataset['more'] = more.join(' ');
    else delete row.dataset['more'];
  };
  row.addEventListener('scroll', mark, { passive: true });
  const sizes = new ResizeObserver(() => {
    // Also on the first call: on a busy device the texts may have changed before it.
    onResize();
    mark();
  });
  for (const box of [row, ...[...row.children].slice(0, count)]) sizes.observe(box);
  return () => {
    row.removeEventListener('scroll', mark);
    sizes.disconnect();
  };
}

/**
 * For a scrollable row of `count` items: `data-more` names the ends (`start`, `end`) with hidden items, for
 * styling. The `current` item is scrolled into view, also when another language changes the widths. Renders
 * nothing itself.
 */
function useMore<Row extends HTMLElement>(count: number, current: number): RefObject<Row | null> {
  const ref = useRef<Row>(null);
  const first = useRef(true);
  const place = useRef(current);
  useEffect(() => {
    const row = ref.current;
    if (!row) return undefined;
    return watch(row, count, () => {
      const item = row.children[place.current];
      if (item) scrollIntoRow(row, item);
    });
  }, [count]);
  useEffect(() => {
    place.current = current;
    // A new row starts at its first item; measuring would force another layout.
    const item = ref.current?.children[current];
    if (ref.current && item && !(first.current && current <= 0)) scrollIntoRow(ref.current, item);
    first.current = false;
  }, [current]);
  return ref;
}

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
  /** Accessible name of the tab list. */
  label: string;
  items: readonly TabItem<Value>[];
  variant?: TabsVariant | undefined;
  children: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Tabs with panels on the same page: one Tab stop, Left and Right move and open, Home and End jump. Labels
 * are not truncated: the row scrolls and fades at its ends.
 */
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
  const row = useMore<HTMLDivElement>(
    items.length,
    items.findIndex((item) => item.value === value),
  );
  return (
    <Radix.Root ref={ref} value={value} onValueChange={change} className={cn('min-w-0', className)}>
      <Radix.List ref={row} aria-label={label} onFocus={keepFocusInRow} className={list({ variant })}>
        {items.map((item) => (
          <Radix.Trigger key={item.value} value={item.value} className={tab({ variant })}>
            {item.label}
            {item.badge}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
    </Radix.Root>
  );
}

/** Props of `TabPanel`: the value of its tab. */
export interface TabPanelProps {
  value: string;
  children: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Panel of a tab. Only the open one is in the document. */
export function TabPanel({ value, children, className, ref }: TabPanelProps) {
  return (
    <Radix.Content ref={ref} value={value} className={cn('outline-offset-4', className)}>
      {children}
    </Radix.Content>
  );
}

/** One item of `TabLinks`. */
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

/** Links to related pages that look like tabs (the cash box). Back and "open in a new tab" work. */
export function TabLinks({ label, items, variant = 'underline', className, ref }: TabLinksProps) {
  const row = useMore<HTMLElement>(
    items.length,
    items.findIndex((item) => item.current),
  );
  const refs = useMemo(() => mergeRefs(row, ref), [row, ref]);
  return (
    <nav ref={refs} aria-label={label} onFocus={keepFocusInRow} className={cn(list({ variant }), className)}>
      {items.map((item) => (
        <Link
          key={item.href}
          href={item.href}
          aria-current={item.current ? 'page' : undefined}
          className={tab({ variant })}
        >
          {item.label}
          {item.badge}
        </Link>
      ))}
    </nav>
  );
}
