import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn/cn.ts';

const beats = [0, 1, 2] as const;

/**
 * Three slanted bars that pulse in turn, in the text colour. Decorative: the caller must also provide a text.
 * A class that overrides one of its own needs `!`.
 */
export function LoadingBars({ className, ...rest }: ComponentProps<'span'>) {
  return (
    <span aria-hidden="true" {...rest} className={`inline-flex h-3 gap-1 ${className ?? ''}`}>
      {beats.map((beat) => (
        <span
          key={beat}
          className="h-full w-[5px] -skew-x-[18deg] animate-loader rounded-[1.5px] bg-current"
          style={{ animationDelay: `${beat * 150}ms` }}
        />
      ))}
    </span>
  );
}

/** Props of `Loader`: the text for what is loading. */
export interface LoaderProps extends ComponentProps<'div'> {
  label: string;
}

/** Loading indicator for a part of the page. */
export function Loader({ label, className, ...rest }: LoaderProps) {
  return (
    <div role="status" {...rest} className={cn('grid place-items-center p-6 text-logo-primary', className)}>
      <LoadingBars className="h-7! gap-2! [&>span]:w-3! [&>span]:rounded-[3px]!" />
      <span className="sr-only">{label}</span>
    </div>
  );
}
