import { ChevronRightIcon } from '@tulpar/ui/icon';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from '#app/platform/routing/router.tsx';

/** The sign of a row of the hub, on its own ground. */
export function Well({ children }: { children: ReactNode }) {
  return (
    <span className="grid size-9 flex-none place-items-center rounded-md bg-surface-2 text-ink-muted">
      {children}
    </span>
  );
}

/** Props of `HubRow`: its sign, where it leads, what a press does before that, and what stands at its end. */
export interface HubRowProps {
  icon: ReactNode;
  href: string;
  onClick?: (event: MouseEvent) => void;
  badge?: ReactNode;
  children: ReactNode;
}

/** A way on from the profile hub. */
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
