import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { Link } from '../../navigation/link/Link.tsx';
import { Picture, type ImageSource } from '../../content/picture/Picture.tsx';
import { Skeleton } from '../../feedback/skeleton/Skeleton.tsx';

/** Props of `ProviderTile`. */
export interface ProviderTileProps extends Omit<ComponentProps<typeof Link>, 'children'> {
  name: string;
  /** The provider's logo; without it the name is shown in the display font. */
  image: ImageSource | null;
  /** A line below the logo, such as the number of games. */
  note?: string | undefined;
  /** A label in the corner, such as "new". */
  mark?: string | undefined;
}

/** A provider in a row or grid: one link named by provider and note. */
export function ProviderTile({ name, image, note, mark, className, ...rest }: ProviderTileProps) {
  return (
    <Link
      {...rest}
      className={cn(
        'relative grid grid-cols-1 min-h-15 min-w-28 max-w-full place-items-center py-2 text-center rounded-lg bg-surface-1 px-[18px] text-ink-muted shadow-card transition-colors duration-[140ms] ease-out hover:bg-surface-2 hover:text-ink active:bg-surface-3',
        className,
      )}
    >
      <Picture
        image={image && { ...image, alt: name }}
        className="h-7 w-auto max-w-[min(9rem,100%)] object-contain"
        fallback={
          <span translate="no" className="font-display text-[1.0625rem] font-extrabold wrap-anywhere">
            {name}
          </span>
        }
      />
      {note !== undefined && (
        <span className="mt-1.5 max-w-full text-[0.75rem] leading-4 font-medium wrap-anywhere text-ink-subtle">
          {note}
        </span>
      )}
      {mark !== undefined && (
        <span className="absolute top-0 left-0 max-w-full truncate rounded-[12px_3px_12px_3px] bg-accent px-2 text-[0.6875rem] leading-5 font-[750] text-on-accent">
          {mark}
        </span>
      )}
    </Link>
  );
}

/** Skeleton of a `ProviderTile`; decorative. Put it into a `SkeletonGroup`. */
export function ProviderTileSkeleton({ className, ...rest }: Omit<ComponentProps<'div'>, 'children'>) {
  return (
    <div
      aria-hidden="true"
      {...rest}
      className={cn(
        'grid h-15 min-w-28 place-items-center rounded-lg bg-surface-1 px-[18px] shadow-card',
        className,
      )}
    >
      <Skeleton shape="text" className="h-4 w-20" />
    </div>
  );
}
