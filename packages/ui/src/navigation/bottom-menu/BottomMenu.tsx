import type { ComponentProps, ReactNode } from 'react';
import { CounterBadge } from '../../feedback/badge/Badge.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import { Link } from '../link/Link.tsx';

/** One item of the bottom menu; the raised one is search. */
export interface BottomMenuItem {
  href: string;
  label: string;
  icon: ReactNode;
  current: boolean;
  badge?: { count: number | null; label: string } | undefined;
  raised?: boolean | undefined;
}

export interface BottomMenuProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Accessible name. */
  label: string;
  /** Five items. */
  items: readonly BottomMenuItem[];
}

/**
 * Labels wrap to two lines. Like the labels of native tab bars they grow with the text size only as far as
 * five of them fit in the menu. Below 275 px they do not fit: only the current item shows its label.
 */
const labelClass =
  'line-clamp-2 max-w-[26vw] text-center text-[clamp(11px,4vw,min(var(--size-micro),14px))]/[1.2] wrap-break-word';

/** Fixed menu of phones and tablets up to 800 px: 66 px plus the safe area (MENU-01…MENU-04). */
export function BottomMenu({ label, items, className, ...rest }: BottomMenuProps) {
  return (
    <nav
      aria-label={label}
      {...rest}
      className={cn(
        'fixed inset-x-0 bottom-0 z-30 overflow-x-clip border-t border-line bg-[color-mix(in_srgb,var(--surface-1)_96%,transparent)] pb-[env(safe-area-inset-bottom)] backdrop-blur-[16px] tablet:hidden',
        className,
      )}
    >
      <ul className="grid h-[65px] auto-cols-[minmax(min-content,1fr)] grid-flow-col px-1">
        {items.map((item) => (
          <li key={item.href}>
            <Link
              href={item.href}
              aria-current={item.current ? 'page' : undefined}
              className={cn(
                'relative flex h-full flex-col items-center justify-center gap-1 rounded-sm px-px text-micro text-ink-subtle -outline-offset-2 aria-[current]:text-ink [&_svg]:size-[23px]',
                "aria-[current]:before:absolute aria-[current]:before:-top-px aria-[current]:before:h-[3px] aria-[current]:before:w-7 aria-[current]:before:rounded-b-[3px] aria-[current]:before:bg-ink aria-[current]:before:content-['']",
                item.raised && 'text-ink-muted',
              )}
            >
              {item.raised ? (
                <span className="-mt-[21px] grid size-11 place-items-center rounded-lg bg-surface-3 text-ink shadow-[0_0_0_4px_var(--canvas),inset_0_0_0_1px_var(--line-strong),inset_0_1px_0_rgb(255_245_230/.16)] [&_svg]:size-6">
                  {item.icon}
                </span>
              ) : (
                item.icon
              )}
              <span className={cn(labelClass, !item.current && 'max-[274px]:sr-only')}>{item.label}</span>
              {item.badge && (
                <CounterBadge
                  count={item.badge.count}
                  label={item.badge.label}
                  tone="bonus"
                  className="absolute top-[7px] left-[calc(50%+5px)] max-[274px]:left-0 h-[17px] min-w-[17px] px-1 leading-[17px] data-[size=large]:-translate-x-1/3 shadow-[0_0_0_2px_var(--surface-1)]"
                />
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
