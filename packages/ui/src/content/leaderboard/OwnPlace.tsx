import { DotLine } from '../../foundations/dot-line/DotLine.tsx';
import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { SegmentedProgress } from '../../feedback/loader/Loader.tsx';

export interface OwnPlaceProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Heading: "Your place". */
  label: string;
  /** Place as text: "42". */
  place: string;
  /** Points as text: "6 480 points". */
  points: string;
  /** Distance as text: "To place 41: 320 points". */
  next?: string | undefined;
  /** Progress to the next place or prize: points made and points required. `null` without a next one. */
  progress?: { value: number; max: number; label: string } | null | undefined;
}

/** The player's place and the distance to the next one. */
export function OwnPlace({ label, place, points, next, progress, className, ...rest }: OwnPlaceProps) {
  return (
    <div {...rest} className={cn('min-w-0 rounded-lg bg-surface-1 p-4 shadow-card', className)}>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <div>
          <span className="block text-caption text-ink-muted">{label}</span>
          <b className="slant block font-display text-display-md">{place}</b>
        </div>
        {/* Left-aligned, so that nothing else moves when the value changes. */}
        <div className="grow tabular-nums">
          <b className="block text-body-strong">{points}</b>
          {next !== undefined && (
            <span className="block text-caption text-ink-muted">
              <DotLine parts={next.split(' · ')} />
            </span>
          )}
        </div>
      </div>
      {progress && (
        <SegmentedProgress
          {...progress}
          valueText={next === undefined ? points : `${points}, ${next}`}
          tone="accent"
          className="mt-3"
        />
      )}
    </div>
  );
}
