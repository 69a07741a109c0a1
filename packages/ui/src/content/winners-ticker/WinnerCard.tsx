import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { Link } from '../../navigation/link/Link.tsx';
import { Picture, type ImageSource } from '../picture/Picture.tsx';

export interface WinnerCardProps extends Omit<ComponentProps<'div'>, 'title'> {
  image: ImageSource | null;
  title: string;
  /** Formatted win. */
  amount: string;
  /** Player and time: "Е***н · 2 мин назад". */
  text: ReactNode;
  /** URL of the game; without it the card is plain text. */
  href?: string | undefined;
}

/** A recent win: cover, amount, game, masked name and time. */
export function WinnerCard({ image, title, amount, text, href, className, ...rest }: WinnerCardProps) {
  const body = (
    <>
      <span className="relative h-14 w-[42px] flex-none overflow-hidden rounded-sm bg-skeleton">
        <Picture
          image={image && { ...image, alt: '' }}
          className="absolute inset-0 size-full object-cover"
          fallback={<span className="backdrop-onyx absolute inset-0" />}
        />
        <span className="absolute inset-0 rounded-sm inset-ring inset-ring-white/14" />
      </span>
      <span className="flex min-w-0 flex-col">
        <span translate="no" className="text-body-strong whitespace-nowrap">
          {amount}
        </span>
        <span translate="no" className="truncate text-caption text-ink-muted">
          {title}
        </span>
        <span className="truncate text-micro font-medium text-ink-subtle">{text}</span>
      </span>
    </>
  );
  const row = 'flex items-center gap-3 rounded-lg p-2';
  return (
    <div {...rest} className={cn('w-[212px] rounded-lg bg-surface-1 shadow-card', className)}>
      {href === undefined ? (
        <div className={row}>{body}</div>
      ) : (
        <Link href={href} className={cn(row, 'hover:bg-surface-2')}>
          {body}
        </Link>
      )}
    </div>
  );
}
