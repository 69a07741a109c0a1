import type { ReactNode, Ref } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { Picture, type ImageSource } from '../../content/picture/Picture.tsx';

export interface EmptyStateProps {
  art?: ImageSource | null | undefined;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  /** Heading level of the title; 1 if the page has no other heading. */
  level?: 1 | 2 | 3 | undefined;
  /** `page`: larger, for a page with nothing else below its header. A title of level 1 always has this size. */
  size?: 'page' | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Empty state of a page or list. */
export function EmptyState({ art, title, text, action, level = 2, size, className, ref }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  const isPage = level === 1 || size === 'page';
  return (
    <div ref={ref} className={cn('flex flex-col items-center px-5 py-7 text-center', className)}>
      {art ? (
        <Picture
          image={art}
          className={cn('mb-3 object-contain', isPage ? 'size-39 tablet:size-45' : 'size-35')}
        />
      ) : null}
      <Heading
        className={cn(
          'text-ink',
          isPage ? 'font-display text-title-lg text-balance wrap-anywhere' : 'text-title-sm',
        )}
      >
        {title}
      </Heading>
      {text ? (
        <p className={cn('max-w-[36ch] text-ink-muted', isPage ? 'mt-2 text-body' : 'mt-1 text-caption')}>
          {text}
        </p>
      ) : null}
      {action ? <div className="mt-4 max-w-full">{action}</div> : null}
    </div>
  );
}
