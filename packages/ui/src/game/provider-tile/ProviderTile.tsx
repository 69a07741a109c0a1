import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { Link } from '../../navigation/link/Link.tsx';
import { Picture, type ImageSource } from '../../content/picture/Picture.tsx';
import { Skeleton } from '../../feedback/skeleton/Skeleton.tsx';

export interface ProviderTileProps extends Omit<ComponentProps<typeof Link>, 'children'> {
  name: string;
  /** The provider's icon, square and decorative; without it the initials of the name are shown. */
  image: ImageSource | null;
  /** A line below the name, such as the number of games. */
  note?: string | undefined;
  /** A label after the note, such as "new". */
  mark?: string | undefined;
}

const box =
  'flex min-h-16 max-w-full items-center gap-2.5 rounded-lg bg-surface-1 px-2.5 py-2 shadow-card max-[359px]:gap-1.5 max-[359px]:px-1.5';

/** A provider in a row or grid: one link named by provider, note and mark. */
export function ProviderTile({ name, image, note, mark, className, ...rest }: ProviderTileProps) {
  return (
    <Link
      {...rest}
      className={cn(
        box,
        'transition-colors duration-[140ms] ease-out hover:bg-surface-2 active:bg-surface-3',
        className,
      )}
    >
      <span className="grid size-10 flex-none place-items-center overflow-hidden rounded-inlay bg-surface-3 max-[359px]:size-8">
        <Picture
          image={image && { ...image, alt: '' }}
          className="size-full object-contain"
          fallback={
            <span aria-hidden="true" translate="no" className="font-display text-body font-extrabold slant">
              {name
                .split(/\s+/)
                .slice(0, 2)
                .map((word) => [...word][0])
                .join('')}
            </span>
          }
        />
      </span>
      <span className="grid min-w-0 gap-px">
        <span
          translate="no"
          className="line-clamp-3 text-[0.8125rem] leading-4 font-[650] wrap-anywhere text-ink"
        >
          {name}
        </span>
        {(note !== undefined || mark !== undefined) && (
          <span className="flex flex-wrap items-center gap-x-2 text-[0.75rem] leading-4 font-medium wrap-anywhere text-ink-subtle">
            {note}
            {mark !== undefined && <span className="font-[650] text-accent-ink">{mark}</span>}
          </span>
        )}
      </span>
    </Link>
  );
}

/** Skeleton of a `ProviderTile`; decorative. Put it into a `SkeletonGroup`. */
export function ProviderTileSkeleton({ className, ...rest }: Omit<ComponentProps<'div'>, 'children'>) {
  return (
    <div aria-hidden="true" {...rest} className={cn(box, 'min-w-40', className)}>
      <Skeleton className="size-10 flex-none rounded-inlay" />
      <Skeleton shape="text" className="h-4 w-20" />
    </div>
  );
}
