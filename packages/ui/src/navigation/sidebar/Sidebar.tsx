import { useId, type ComponentProps, type ReactNode } from 'react';
import { CounterBadge } from '../../feedback/badge/Badge.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import { Link } from '../link/Link.tsx';
import { Logo } from '../logo/Logo.tsx';

export interface SidebarItem {
  href: string;
  label: string;
  icon: ReactNode;
  /** `section`: the current page is in the section of this item. */
  current: boolean | 'section';
  badge?: { count: number | null; label: string } | undefined;
}

/** A group of items under an optional title. */
export interface SidebarGroup {
  title?: string | undefined;
  items: readonly SidebarItem[];
}

export interface SidebarProps extends Omit<ComponentProps<'nav'>, 'children'> {
  label: string;
  logo: { href: string; title: string };
  groups: readonly SidebarGroup[];
  /** Content at the bottom: language, age sign. */
  footer?: ReactNode;
}

/** Navigation of wide screens: icons (76 px) from 801 px, with labels (248 px) from 1100 px; hidden below. */
export function Sidebar({ label, logo, groups, footer, className, ...rest }: SidebarProps) {
  return (
    <nav
      {...rest}
      aria-label={label}
      className={cn(
        'sticky top-0 hidden h-dvh w-19 flex-none flex-col border-r border-line bg-canvas px-3 pb-4 tablet:flex desktop:w-62 desktop:px-4',
        className,
      )}
    >
      <Link
        href={logo.href}
        className="flex h-18 flex-none items-center justify-center rounded-sm desktop:justify-start desktop:pl-2"
      >
        <span className="desktop:hidden">
          <Logo variant="symbol" title={logo.title} />
        </span>
        <span className="hidden desktop:inline">
          <Logo variant="full" title={logo.title} />
        </span>
      </Link>
      <div className="scrollbar-none -mx-1 min-h-0 flex-1 overflow-y-auto px-1 py-0.5">
        {groups.map((group) => (
          <Group key={group.title ?? group.items[0]?.href} group={group} />
        ))}
      </div>
      {footer !== undefined && (
        <div className="flex flex-none flex-col items-center gap-2.5 pt-3 desktop:flex-row desktop:px-2">
          {footer}
        </div>
      )}
    </nav>
  );
}

function Group({ group }: { group: SidebarGroup }) {
  const titleId = useId();
  return (
    <>
      {group.title !== undefined && (
        <div className="mt-3 border-t border-line pt-3 desktop:mt-0 desktop:border-0 desktop:px-3 desktop:pt-[18px] desktop:pb-1.5">
          <span
            id={titleId}
            className="sr-only text-[0.75rem] leading-4 font-semibold text-ink-subtle desktop:not-sr-only"
          >
            {group.title}
          </span>
        </div>
      )}
      <ul aria-labelledby={group.title === undefined ? undefined : titleId}>
        {group.items.map((item) => (
          <li key={item.href}>
            <Link
              href={item.href}
              title={item.label}
              aria-current={item.current === 'section' ? true : item.current ? 'page' : undefined}
              className={cn(
                'relative flex h-11 items-center justify-center gap-3 rounded-md text-[0.9375rem] font-semibold transition-colors duration-[140ms] ease-out desktop:justify-start desktop:px-3 [&_svg]:size-5 [&_svg]:flex-none',
                item.current ? 'bg-surface-2 text-ink' : 'text-ink-muted hover:bg-surface-1 hover:text-ink',
              )}
            >
              {item.icon}
              <span className="sr-only desktop:not-sr-only desktop:min-w-0 desktop:truncate">
                {item.label}
              </span>
              {item.badge && (
                <CounterBadge
                  count={item.badge.count}
                  label={item.badge.label}
                  tone="bonus"
                  className="absolute top-0.5 right-1 desktop:static desktop:ml-auto desktop:h-5 desktop:min-w-5 desktop:rounded-[10px] desktop:text-[0.75rem] desktop:leading-5"
                />
              )}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
