import type { ReactNode, Ref } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { Picture, type ImageSource } from '../../content/picture/Picture.tsx';

/** Props of `EmptyState`: picture, title, text and one action. */
export interface EmptyStateProps {
  art?: ImageSource | null | undefined;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  /** Heading level of the title. */
  level?: 2 | 3 | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Empty state of a page or list. */
export function EmptyState({ art, title, text, action, level = 2, className, ref }: EmptyStateProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div ref={ref} className={cn('flex flex-col items-center px-5 py-7 text-center', className)}>
      {art ? <Picture image={art} className="mb-3 size-[140px] object-contain" /> : null}
      <Heading className="text-title-sm text-ink">{title}</Heading>
      {text ? <p className="mt-1 max-w-[36ch] text-caption text-ink-muted">{text}</p> : null}
      {action ? <div className="mt-4">{action}</div> : null}
    </div>
  );
}
