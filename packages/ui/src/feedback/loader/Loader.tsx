import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn/index.ts';
import { LoadingBars } from './LoadingBars.tsx';

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
