import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { ChevronRightIcon } from '../../foundations/icon/index.ts';
import { Link } from '../../navigation/link/Link.tsx';

export interface SectionHeadProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  title: string;
  /** Formatted number of items. */
  count?: string | number | undefined;
  /** Link to the full list. Its accessible name includes the heading, because "All" alone is unclear. */
  more?: { href: string; label: string } | undefined;
  /** `sm` in a card of a narrow column. */
  size?: 'md' | 'sm' | undefined;
  /** Id of the heading, for `aria-labelledby` of the section. */
  headingId?: string | undefined;
  /** Controls on the right, before the link. */
  controls?: ReactNode;
}

/** Heading of a section with count and link, including the page gutter. */
export function SectionHead({
  title,
  count,
  more,
  size = 'md',
  headingId,
  controls,
  className,
  ...rest
}: SectionHeadProps) {
  const ownId = useId();
  const id = headingId ?? ownId;
  const moreId = `${id}-more`;
  return (
    <div
      {...rest}
      className={cn(
        'flex min-h-11 flex-wrap items-center justify-between gap-x-3 px-4 tablet:mb-1 tablet:px-6 desktop:px-8',
        className,
      )}
    >
      <div
        className={cn(
          'flex min-w-0 flex-1 basis-32 items-baseline gap-[0.4em] py-2 font-display',
          size === 'sm' ? 'text-title-sm' : 'text-title-md',
        )}
      >
        <h2 id={id} className="min-w-0 break-words hyphens-auto">
          {title}
        </h2>
        {count !== undefined && <span className="font-medium text-ink-subtle">{count}</span>}
      </div>
      <div className="flex max-w-full flex-wrap items-center gap-1">
        {controls}
        {more && (
          <Link
            id={moreId}
            href={more.href}
            aria-labelledby={`${moreId} ${id}`}
            className="inline-flex min-h-11 min-w-11 items-center justify-end gap-0.5 rounded-sm text-[0.875rem] font-semibold text-ink-muted hover:text-ink"
          >
            {more.label}
            <ChevronRightIcon className="size-[17px] flex-none" />
          </Link>
        )}
      </div>
    </div>
  );
}
