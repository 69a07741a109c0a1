import { ChevronRightIcon } from '@tulpar/ui/icon';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from '#app/platform/routing/router.tsx';

/** Icon of a row on its background. */
export function Well({ children }: { children: ReactNode }) {
  return (
    <span className="grid size-9 flex-none place-items-center rounded-md bg-surface-2 text-ink-muted">
      {children}
    </span>
  );
}

/** `onClick` runs before navigation; `badge` is at the end of the row. */
export interface HubRowProps {
  icon: ReactNode;
  href: string;
  onClick?: (event: MouseEvent) => void;
  badge?: ReactNode;
  children: ReactNode;
}

export function HubRow({ icon, href: address, onClick, badge, children }: HubRowProps) {
  return (
    <Link
      href={address}
      {...(onClick ? { onClick } : {})}
      className="flex min-h-14 items-center gap-3 px-4 text-body-strong -outline-offset-2 hover:bg-surface-2"
    >
      <Well>{icon}</Well>
      <span className="flex-1">{children}</span>
      {badge}
      <ChevronRightIcon aria-hidden="true" className="size-5 text-ink-muted" />
    </Link>
  );
}
