import { useMemo, type ReactNode, type Ref } from 'react';
import { cn } from '../../foundations/cn/index.ts';
import { mergeRefs } from '../../internal/merge-refs.ts';
import { Link } from '../link/index.ts';
import { keepFocusInRow } from '../../foundations/row-focus/index.ts';
import { list, tab, type TabsVariant } from './variants.ts';
import { useMore } from './use-more.ts';

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
