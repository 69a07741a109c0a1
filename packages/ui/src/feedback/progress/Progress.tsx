import { cva } from 'class-variance-authority';
import * as Radix from '@radix-ui/react-progress';
import { useId, useState, type ComponentProps } from 'react';
import { cn } from '../../foundations/cn/cn.ts';

/** Announcements at 0, 25, 50, 75 and 100 per cent. */
const quarters = 4;

/** Filled fraction (0 to 1) of a bar; values out of bounds are clamped. */
export function filledPart(value: number, max: number): number {
  if (!(max > 0) || !Number.isFinite(value)) return 0;
  return Math.min(Math.max(value / max, 0), 1);
}

/** The last complete quarter (0 to 4); only its changes are announced. */
export function announcedStep(value: number, max: number): number {
  return Math.floor(filledPart(value, max) * quarters);
}

const indicator = cva('h-full rounded-full forced-colors:bg-[Highlight]', {
  variants: {
    tone: { brand: 'bg-brand', success: 'bg-success', danger: 'bg-danger' },
    known: {
      true: 'transition-[width] duration-200 ease-out',
      false: 'w-2/5 animate-indeterminate motion-reduce:w-full motion-reduce:opacity-40',
    },
  },
});

/** Props of `Progress`. `value` and `max` use the same unit (bytes, steps, per cent). */
export interface ProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Null for an indeterminate bar. */
  value: number | null;
  max?: number | undefined;
  /** Text above the bar for what is in progress. */
  label: string;
  /** Formatted value: "3 of 8 MB". Not shown without a value. */
  valueText?: string | undefined;
  tone?: 'brand' | 'success' | 'danger' | undefined;
  /** Shows only the bar; the texts remain for screen readers. */
  bare?: boolean | undefined;
}

/** A progress bar. Announced at every quarter only. */
export function Progress({
  value,
  max = 100,
  label,
  valueText,
  tone = 'brand',
  bare = false,
  className,
  ...rest
}: ProgressProps) {
  const labelId = useId();
  const known = value !== null;
  const part = known ? filledPart(value, max) : 0;
  const step = known ? announcedStep(value, max) : null;
  const [announced, setAnnounced] = useState({ step, text: '' });
  // The first text is announced with the bar itself.
  if (step !== announced.step) setAnnounced({ step, text: known ? (valueText ?? '') : '' });
  return (
    <div {...rest} className={cn('min-w-0', className)}>
      <div className={bare ? 'sr-only' : 'flex items-baseline justify-between gap-3'}>
        <span id={labelId} className="min-w-0 text-body-strong break-words text-ink">
          {label}
        </span>
        {known && valueText ? (
          <span className="shrink-0 text-caption text-ink-muted tabular-nums">{valueText}</span>
        ) : null}
      </div>
      <Radix.Root
        aria-labelledby={labelId}
        value={known ? Math.round(part * 100) : null}
        getValueLabel={(percent) => valueText ?? `${percent}%`}
        className={cn('h-2 overflow-hidden rounded-full bg-surface-3 forced-colors:border', !bare && 'mt-2')}
      >
        <Radix.Indicator
          className={indicator({ tone, known })}
          style={known ? { width: `${part * 100}%` } : undefined}
        />
      </Radix.Root>
      <span role="status" className="sr-only">
        {announced.text}
      </span>
    </div>
  );
}
