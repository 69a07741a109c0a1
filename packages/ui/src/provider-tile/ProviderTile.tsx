import type { ComponentProps } from 'react';
import { cn } from '../cn/index.ts';
import { Link } from '../link/index.ts';
import { Picture, type ImageSource } from '../picture/index.ts';

/** Props of `ProviderTile`. */
export interface ProviderTileProps extends Omit<ComponentProps<typeof Link>, 'children'> {
  name: string;
  /** The studio's wordmark; without it the name is set in the display face. */
  image: ImageSource | null;
}

/** A studio in the providers row. */
export function ProviderTile({ name, image, className, ...rest }: ProviderTileProps) {
  return (
    <Link
      {...rest}
      className={cn(
        'grid h-15 min-w-28 place-items-center rounded-lg bg-surface-1 px-[18px] text-ink-muted shadow-card transition-colors duration-[140ms] ease-out hover:bg-surface-2 hover:text-ink active:bg-surface-3',
        className,
      )}
    >
      <Picture
        image={image && { ...image, alt: name }}
        className="h-7 w-auto max-w-36 object-contain"
        fallback={
          <span className="font-display text-[1.0625rem] font-extrabold whitespace-nowrap">{name}</span>
        }
      />
    </Link>
  );
}
