import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { cva } from 'class-variance-authority';

const beats = [0, 1, 2] as const;

/**
 * Three slanted bars that pulse in turn, in the text colour. Decorative: the caller must also provide a text. Classes
 * are not merged, so a class that overrides one of these needs `!`.
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

export interface LoaderProps extends ComponentProps<'div'> {
  /** Says what is loading. */
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

const fill = cva(
  'h-full origin-left shadow-[inset_0_1px_0_rgb(255_255_255/0.45)] transition-[width] duration-200 ease-out',
  {
    variants: {
      tone: {
        bonus: 'bg-bonus',
        accent: 'bg-accent',
        success: 'bg-success',
        warning: 'bg-warning',
        ink: 'bg-ink',
      },
    },
  },
);

export interface SegmentedProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** In the same unit as `max` (minor units, points, days). */
  value: number;
  max: number;
  label: string;
  /**
   * `bonus`: wagering; `accent`: spins and points; `success`: complete; `ink`: limits and status; `warning`:
   * a limit that is almost used.
   */
  tone?: 'bonus' | 'accent' | 'success' | 'warning' | 'ink' | undefined;
  /** Number of segments, preferably 16 to 25. */
  segments?: number | undefined;
  /** The value as text ("12 500 ₸ of 375 000 ₸") instead of a percentage. */
  valueText?: string | undefined;
}

/** Segmented progress bar. Always show value and maximum as text next to it. */
export function SegmentedProgress({
  value,
  max,
  label,
  tone = 'bonus',
  segments = 20,
  valueText,
  className,
  ...rest
}: SegmentedProgressProps) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  const filled = share * segments;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.floor(share * 100)}
      aria-valuetext={valueText}
      {...rest}
      className={cn('flex h-3 gap-[3px] px-0.5', className)}
    >
      {Array.from({ length: segments }, (_, index) => index).map((index) => {
        const part = Math.min(Math.max(filled - index, 0), 1);
        return (
          <span
            key={index}
            className="flex flex-1 -skew-x-[18deg] overflow-hidden rounded-[2px] bg-surface-3"
          >
            <span
              className={fill({ tone })}
              style={{ width: `${part * 100}%`, transitionDelay: `${index * 24}ms` }}
            />
          </span>
        );
      })}
    </div>
  );
}
