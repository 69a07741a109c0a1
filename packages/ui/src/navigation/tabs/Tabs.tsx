import * as Radix from '@radix-ui/react-tabs';
import { type ReactNode, type Ref, useMemo, useEffect, useRef, type RefObject } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { keepFocusInRow, scrollIntoRow, scrollPaddingOf } from '../../foundations/scrolling-row/index.ts';
import { mergeRefs } from '../../internal/merge-refs.ts';
import { Link } from '../link/Link.tsx';
import { cva } from 'class-variance-authority';

const list = cva(
  [
    'scrollbar-none flex overflow-x-auto overscroll-x-contain',
    'data-more:[mask-image:linear-gradient(90deg,transparent,#000_var(--before,0px),#000_calc(100%-var(--after,0px)),transparent)]',
    'data-[more~=start]:[--before:40px] data-[more~=end]:[--after:40px]',
  ],
  {
    variants: {
      variant: {
        segmented: 'scroll-px-1 rounded-[14px] bg-surface-2 p-1 shadow-[inset_0_0_0_1px_var(--line)]',
        underline: 'scroll-px-1 gap-1 border-b border-line px-1',
      },
    },
  },
);

const tab = cva(
  'relative flex items-center justify-center gap-1.5 text-[0.9375rem] leading-5 font-semibold whitespace-nowrap text-ink-muted transition-colors duration-[140ms] ease-out hover:text-ink focus-visible:-outline-offset-2',
  {
    variants: {
      variant: {
        segmented:
          'h-10 min-w-max flex-1 rounded-[10px] px-2.5 after:absolute after:-inset-y-1 after:inset-x-0 data-[state=active]:bg-surface-inverse data-[state=active]:text-ink-inverse aria-[current=page]:bg-surface-inverse aria-[current=page]:text-ink-inverse',
        underline:
          'h-12 shrink-0 px-3 aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-3 aria-[current=page]:after:bottom-0 aria-[current=page]:after:h-[3px] aria-[current=page]:after:rounded-t-[3px] aria-[current=page]:after:bg-ink',
      },
    },
  },
);

/** `segmented`: cells on a track, the selected one inverted; `underline`: text over a line. */
export type TabsVariant = 'segmented' | 'underline';

/**
 * Updates `data-more` of a row of `count` items on scroll and resize, and calls `onResize`; returns a cleanup function.
 */
function watch(row: HTMLElement, count: number, onResize: () => void): () => void {
  const mark = () => {
    const { scrollLeft, scrollWidth, clientWidth } = row;
    // 1 px of tolerance, because scroll positions are fractional and widths are not.
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
    // Not only on a resize: on a busy device the texts may change before the observer's first call.
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
 * For a scrollable row of `count` items: `data-more` names the ends (`start`, `end`) with hidden items, for styling.
 * The `current` item is scrolled into view, also when another language changes the widths, but not if the player
 * scrolled the row before the app ran. Causes no render.
 */
function useMore<Row extends HTMLElement>(count: number, current: number): RefObject<Row | null> {
  const ref = useRef<Row>(null);
  const first = useRef(true);
  const place = useRef(current);
  /** Offset to which this hook last scrolled the row, px; at any other the player has scrolled it. */
  const offset = useRef(0);
  useEffect(() => {
    const row = ref.current;
    if (!row) return undefined;
    let isFirst = true;
    return watch(row, count, () => {
      const item = row.children[place.current];
      const isScrolled = isFirst && row.scrollLeft !== offset.current;
      isFirst = false;
      if (item && !isScrolled) scrollIntoRow(row, item);
    });
  }, [count]);
  useEffect(() => {
    place.current = current;
    // In a new row the first item needs no scrolling, and measuring would force another layout.
    const item = ref.current?.children[current];
    if (ref.current && item && !(first.current && current <= 0)) {
      scrollIntoRow(ref.current, item);
      offset.current = ref.current.scrollLeft;
    }
    first.current = false;
  }, [current]);
  return ref;
}

export interface TabItem<Value extends string> {
  value: Value;
  label: string;
  badge?: ReactNode;
}

export interface TabsProps<Value extends string> {
  value: Value;
  onValueChange: (value: Value) => void;
  label: string;
  items: readonly TabItem<Value>[];
  /** One `TabPanel` per value. */
  children: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Tabs with panels on the same page. They are one Tab stop: Left and Right open the previous or next one, Home and End
 * the first and the last. Labels are not truncated: the row scrolls and fades at its ends.
 */
export function Tabs<Value extends string>({
  value,
  onValueChange,
  label,
  items,
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
      <Radix.List
        ref={row}
        aria-label={label}
        onFocus={keepFocusInRow}
        className={list({ variant: 'segmented' })}
      >
        {items.map((item) => (
          <Radix.Trigger key={item.value} value={item.value} className={tab({ variant: 'segmented' })}>
            {item.label}
            {item.badge}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
    </Radix.Root>
  );
}

export interface TabPanelProps {
  /** Value of its tab. */
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

export interface TabLinkItem {
  href: string;
  label: string;
  current: boolean;
  badge?: ReactNode;
}

export interface TabLinksProps {
  label: string;
  items: readonly TabLinkItem[];
  variant?: TabsVariant | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Links to related pages that look like tabs. Being links, they work with Back and "open in a new tab". */
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
