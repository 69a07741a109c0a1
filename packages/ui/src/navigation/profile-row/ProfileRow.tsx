import { Children, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { ChevronRightIcon } from '../../foundations/icon/index.ts';
import { Link } from '../link/Link.tsx';

export interface ProfileRowProps extends Omit<ComponentProps<'div'>, 'onClick' | 'children'> {
  icon: ReactNode;
  label: string;
  note?: ReactNode;
  /** A `Badge` or a `CounterBadge`. */
  badge?: ReactNode;
  /** Pass `href` or `onClick`; without either the row is static. */
  href?: string | undefined;
  onClick?: (() => void) | undefined;
}

/** A row of the profile hub: label, state and link. */
export function ProfileRow(props: ProfileRowProps) {
  const { icon, label, note, badge, href, onClick, className, ...rest } = props;
  const leads = href !== undefined || onClick !== undefined;
  const body = (
    <>
      <span
        aria-hidden="true"
        className="grid size-10 flex-none place-items-center rounded-md bg-surface-2 text-ink-muted"
      >
        {icon}
      </span>
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 flex-1 basis-28">
          <span className="block text-[1rem] leading-[1.375rem] font-semibold break-words hyphens-auto">
            {label}
          </span>
          {note !== undefined && note !== null && (
            <span className="block text-caption break-words text-ink-muted">{note}</span>
          )}
        </span>
        {badge !== undefined && badge !== null && (
          <span className="flex min-w-0 max-w-full items-center [&>span]:h-auto [&>span]:max-w-full [&>span]:whitespace-normal">
            {badge}
          </span>
        )}
      </span>
      {leads && <ChevronRightIcon className="size-[18px] flex-none text-ink-subtle" />}
    </>
  );
  const look = 'flex min-h-15 w-full items-center gap-3 rounded-[inherit] px-4 py-2.5 text-left';
  const active = 'hover:bg-surface-2 active:bg-surface-3 focus-visible:-outline-offset-2';
  return (
    <div {...rest} className={cn('min-w-0 rounded-[inherit]', className)}>
      {href !== undefined ? (
        <Link href={href} onClick={onClick} className={cn(look, active)}>
          {body}
        </Link>
      ) : onClick ? (
        <button type="button" onClick={onClick} className={cn(look, active)}>
          {body}
        </button>
      ) : (
        <div className={look}>{body}</div>
      )}
    </div>
  );
}

export interface ProfileRowGroupProps extends ComponentProps<'ul'> {
  /** Accessible name. */
  label?: string | undefined;
  children: ReactNode;
}

/** Rows of one kind in one card. */
export function ProfileRowGroup({ label, children, className, ...rest }: ProfileRowGroupProps) {
  return (
    <ul
      aria-label={label}
      {...rest}
      className={cn('overflow-hidden rounded-lg bg-surface-1 shadow-card', className)}
    >
      {Children.map(children, (child) => (
        <li className="border-line not-first:border-t first:rounded-t-lg last:rounded-b-lg">{child}</li>
      ))}
    </ul>
  );
}
