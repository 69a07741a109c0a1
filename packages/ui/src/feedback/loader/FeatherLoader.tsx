import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn/index.ts';
import { FeatherBeat } from './FeatherBeat.tsx';

/** Props of `FeatherLoader`: what is being waited for, in words. */
export interface FeatherLoaderProps extends ComponentProps<'div'> {
  label: string;
}

/** A waiting sign for a part of the page. */
export function FeatherLoader({ label, className, ...rest }: FeatherLoaderProps) {
  return (
    <div role="status" {...rest} className={cn('grid place-items-center p-6 text-mark-feather', className)}>
      <FeatherBeat className="h-7! gap-2! [&>span]:w-3! [&>span]:rounded-[3px]!" />
      <span className="sr-only">{label}</span>
    </div>
  );
}
