import type { ReactNode, Ref } from 'react';
import { cn } from '../cn/index.ts';
import { Link } from '../link/index.ts';
import { list, tab, type TabsVariant } from './looks.ts';

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
