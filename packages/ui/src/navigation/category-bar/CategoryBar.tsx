import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { Link } from '../link/Link.tsx';
import { keepFocusInRow } from '../../foundations/scrolling-row/index.ts';

export interface CategoryItem {
  href: string;
  label: string;
  icon: ReactNode;
  current: boolean;
}

export interface CategoryBarProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Accessible name. */
  label: string;
  items: readonly CategoryItem[];
}

/** Categories as chips in a scrolling row; the current one is scrolled into view (MENU-05). */
export function CategoryBar({ label, items, className, ...rest }: CategoryBarProps) {
  const listRef = useRef<HTMLUListElement>(null);
  const current = items.findIndex((item) => item.current);

  const scrolled = useRef(0);
  useEffect(() => {
    // In a new bar the first chip needs no scrolling, and measuring would force another layout.
    if (current <= 0 && scrolled.current <= 0) return;
    const list = listRef.current;
    const chip = list?.children[current];
    if (!list || !(chip instanceof HTMLElement)) return;
    // `scrollTo` of the bar, because `scrollIntoView` would scroll the page too.
    const middle = chip.offsetLeft - list.offsetLeft - (list.clientWidth - chip.offsetWidth) / 2;
    list.scrollTo({ left: Math.max(0, middle) });
    scrolled.current = current;
  }, [current]);

  return (
    <nav aria-label={label} {...rest} className={cn('min-w-0', className)}>
      <ul
        ref={listRef}
        onFocus={keepFocusInRow}
        className="scrollbar-none relative flex scroll-px-4 gap-2 overflow-x-auto px-4 py-1 tablet:scroll-px-6 tablet:gap-3 tablet:px-6 desktop:scroll-px-8 desktop:px-8"
      >
        {items.map((item) => (
          <li key={item.href} className="flex-none">
            <Link
              href={item.href}
              aria-current={item.current ? 'page' : undefined}
              className={cn(
                'hit-44 inline-flex h-10 items-center gap-[7px] rounded-md px-3.5 text-[0.875rem] font-semibold whitespace-nowrap transition-colors duration-[140ms] ease-out [&_svg]:size-[18px] [&_svg]:flex-none',
                item.current
                  ? 'bg-surface-inverse text-ink-inverse'
                  : 'bg-surface-1 text-ink-muted inset-ring inset-ring-line hover:bg-surface-2 hover:text-ink',
              )}
            >
              {item.icon}
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
