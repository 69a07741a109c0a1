import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { StatusLabel } from '../../feedback/status-label/StatusLabel.tsx';
import { Skeleton } from '../../feedback/skeleton/Skeleton.tsx';

/** Props of `SessionListItem`. */
export interface SessionListItemProps {
  /** Device and browser. */
  title: string;
  /** Location and time, one line each. */
  details: readonly string[];
  /** Set for the session of this browser: "This device". */
  currentLabel?: string | undefined;
  /** Button that ends the session. */
  action?: ReactNode;
}

/** Props of `SessionList`. */
export interface SessionListProps extends HTMLAttributes<HTMLUListElement> {
  label: string;
  ref?: Ref<HTMLUListElement> | undefined;
}

/** Sessions of a player in one card. */
export function SessionList({ label, className, ...rest }: SessionListProps) {
  return (
    <ul
      {...rest}
      aria-label={label}
      className={cn('divide-y divide-line overflow-hidden rounded-lg bg-surface-1 shadow-card', className)}
    />
  );
}

/** One session: device, location, time, and a button to end it. SEC-08. */
export function SessionListItem({ title, details, currentLabel, action }: SessionListItemProps) {
  const id = useId();
  return (
    <li aria-labelledby={id} className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
      <div className="min-w-40 flex-1 wrap-anywhere">
        <p id={id} className="flex flex-wrap items-center gap-x-2 gap-y-1 text-body-strong">
          {title}
          {currentLabel === undefined ? null : <StatusLabel tone="success" label={currentLabel} />}
        </p>
        {details.map((detail) => (
          <p key={detail} className="text-caption text-ink-muted">
            {detail}
          </p>
        ))}
      </div>
      {action}
    </li>
  );
}

/** Skeleton of the list; decorative. Put it into a `SkeletonGroup`. */
export function SessionListSkeleton({ className }: { className?: string | undefined }) {
  return (
    <div
      aria-hidden="true"
      className={cn('grid gap-2.5 rounded-lg bg-surface-1 px-4 py-3.5 shadow-card', className)}
    >
      <Skeleton shape="text" className="h-3.5 w-2/5" />
      <Skeleton shape="text" className="h-3 w-3/5" />
      <Skeleton shape="text" className="h-3 w-1/2" />
    </div>
  );
}
