import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { SegmentedProgress } from '../../feedback/loader/Loader.tsx';

/** Progress of a wager or of free spins: numbers for the segments, formatted texts for display. */
export interface WagerValues {
  /** Completed amount, in any unit (minor units, spins). */
  value: number;
  /** Total, in the same unit. */
  max: number;
  /** Name of the progress: "Bonus wagering". */
  label: string;
  /** Label of the completed amount: "Wagered". */
  doneLabel: string;
  /** Completed amount as text: "217 400 ₸", "18 of 50". */
  done: string;
  /** Label of the remaining amount: "Left". */
  leftLabel?: string | undefined;
  /** Remaining amount as text: "132 600 ₸". */
  left?: string | undefined;
  /** Line below the progress: "62% of 350 000 ₸". */
  note?: string | undefined;
  /** Deadline as text: "until 26 November, 23:59". */
  deadline?: string | undefined;
}

export interface WagerProgressProps extends Omit<ComponentProps<'div'>, 'children'>, WagerValues {
  /** `bonus`: gold, for money; `accent`: blue, for spins. A complete wager is always green. */
  tone?: 'bonus' | 'accent' | undefined;
  segments?: number | undefined;
}

/** Segmented progress of a wager with the completed amount and, if given, the remaining one. */
export function WagerProgress({
  value,
  max,
  label,
  doneLabel,
  done,
  leftLabel,
  left,
  note,
  deadline,
  tone = 'bonus',
  segments = 18,
  className,
  ...rest
}: WagerProgressProps) {
  const finished = max > 0 && value >= max;
  const spoken = [
    `${doneLabel}: ${done}`,
    left === undefined ? null : leftLabel === undefined ? left : `${leftLabel}: ${left}`,
  ];
  return (
    <div {...rest} data-finished={finished || undefined} className={cn('min-w-0', className)}>
      {left === undefined ? (
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="text-ink-muted">{doneLabel}</span>
          <b className="text-body-strong">{done}</b>
        </div>
      ) : (
        <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
          <div>
            <span className="block text-ink-muted">{doneLabel}</span>
            <b className="slant block font-display text-display-sm">{done}</b>
          </div>
          <div className="ml-auto text-right">
            {leftLabel !== undefined && <span className="block text-ink-muted">{leftLabel}</span>}
            <b className="block text-body-strong leading-6">{left}</b>
          </div>
        </div>
      )}
      <SegmentedProgress
        value={value}
        max={max}
        label={label}
        valueText={spoken.filter((part) => part !== null).join(', ')}
        tone={finished ? 'success' : tone}
        segments={segments}
        className="mt-2"
      />
      {(note !== undefined || deadline !== undefined) && (
        <div className="mt-2 flex flex-wrap justify-between gap-x-3 text-caption text-ink-muted">
          {note !== undefined && <span>{note}</span>}
          {deadline !== undefined && <span>{deadline}</span>}
        </div>
      )}
    </div>
  );
}
