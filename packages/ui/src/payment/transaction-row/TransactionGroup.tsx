import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../foundations/cn/index.ts';

/** Props of `TransactionGroup`: the day, and its rows. */
export interface TransactionGroupProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: string;
  children: ReactNode;
}

/** Rows of one day in one card. */
export function TransactionGroup({ title, children, className, ...rest }: TransactionGroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} {...rest} className={cn('min-w-0', className)}>
      <h2 id={id} className="mb-2 text-caption text-ink-muted">
        {title}
      </h2>
      <ul className="rounded-lg bg-surface-1 shadow-card">{children}</ul>
    </section>
  );
}
