import { Fragment, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { Skeleton, SkeletonGroup } from '../../feedback/skeleton/Skeleton.tsx';

export interface LeaderboardRow {
  place: number;
  /** Name or masked name of the player; "You" in the player's own row. */
  name: string;
  /** Formatted points. */
  points: string;
  /** Formatted prize of the place. */
  prize?: string | undefined;
  isMe?: boolean | undefined;
}

/** A leaderboard in display order. */
export interface Arranged {
  /** The first three places, if all three are present. */
  podium: readonly LeaderboardRow[];
  rest: readonly LeaderboardRow[];
}

/**
 * Arranges a leaderboard: the podium, then the others by place. The player's own row may be twice in `rows`; only the
 * first by place is used. Rows whose place is not a finite number are left out.
 */
export function arrange(rows: readonly LeaderboardRow[]): Arranged {
  const ordered = rows.filter((row) => Number.isFinite(row.place)).sort((a, b) => a.place - b.place);
  const mine = ordered.findIndex((row) => row.isMe === true);
  const once = ordered.filter((row, at) => row.isMe !== true || at === mine);
  const first = once.slice(0, 3);
  const isFull = first.length === 3 && first.every((row) => row.place <= 3);
  return {
    podium: isFull ? first : [],
    rest: isFull ? once.slice(3) : once,
  };
}

export interface LeaderboardProps extends Omit<ComponentProps<'div'>, 'children'> {
  label: string;
  columns: { place: string; name: string; points: string; prize: string };
  rows: readonly LeaderboardRow[];
  /** Shown in a gap between places, such as a button that loads the missing ones. */
  gap?: ReactNode;
  /** Shown if there are no rows (`EmptyState`). */
  empty?: ReactNode;
}

/** Grid columns of the heading and of every row. */
const line =
  'grid items-center gap-x-2 grid-cols-[minmax(2.25rem,max-content)_minmax(0,1fr)_auto] @[20rem]:grid-cols-[minmax(2.75rem,max-content)_minmax(0,1fr)_auto_minmax(5.75rem,auto)]';

/** Whether places are left out before a row. */
const isAfterGap = (row: LeaderboardRow, at: number, rows: readonly LeaderboardRow[]) =>
  at > 0 && row.place > (rows[at - 1]?.place ?? 0) + 1;

/** Colours and order of the three cards, from the left: silver, gold, bronze. */
const medals = {
  1: { card: 'order-2 [--medal:var(--bonus-ink)] py-4.5', figure: 'text-[2.375rem] leading-10' },
  2: { card: 'order-1 [--medal:#c9d3de] light:[--medal:#5b6673]', figure: '' },
  3: { card: 'order-3 [--medal:#e8935c] light:[--medal:#a4501b]', figure: '' },
} as const;
const steps = [1, 2, 3] as const;

/**
 * Leaderboard of a tournament: a podium, then rows, among which the player's own is sticky. `--board-top` and
 * `--board-bottom` (lengths) offset that row from the bars of the page.
 */
export function Leaderboard({
  label,
  columns,
  rows,
  gap = null,
  empty = null,
  className,
  ...rest
}: LeaderboardProps) {
  const board = arrange(rows);
  const cell = 'min-w-0';
  if (board.podium.length + board.rest.length === 0)
    return (
      <div {...rest} data-empty="true" className={cn('rounded-lg bg-surface-1 shadow-card', className)}>
        {empty}
      </div>
    );
  return (
    <div
      role="table"
      aria-label={label}
      {...rest}
      className={cn('@container flex min-w-0 flex-col', className)}
    >
      <div role="rowgroup" className={board.rest.length > 0 ? 'order-2 mt-2' : 'sr-only'}>
        <div role="row" className={cn(line, 'min-h-9 px-4 text-caption text-ink-muted')}>
          <span role="columnheader">{columns.place}</span>
          <span role="columnheader">{columns.name}</span>
          <span role="columnheader" className="@max-[20rem]:hidden">
            {columns.points}
          </span>
          <span role="columnheader" className="text-right">
            {columns.prize}
          </span>
        </div>
      </div>
      {board.podium.length > 0 && (
        <div
          role="rowgroup"
          className="order-1 grid grid-cols-[minmax(0,1fr)_minmax(0,1.12fr)_minmax(0,1fr)] items-end gap-1.5 @max-[17rem]:grid-cols-1"
        >
          {board.podium.map((row, at) => {
            const step = steps[at] ?? 3;
            return (
              <div
                key={`${row.place} ${row.name}`}
                role="row"
                aria-current={row.isMe || undefined}
                data-medal={step}
                className={cn(
                  'min-w-0 rounded-[16px_16px_6px_6px] px-1.5 py-3 text-center tabular-nums',
                  'bg-[linear-gradient(color-mix(in_srgb,var(--medal)_20%,var(--surface-1)),var(--surface-1)_76%)]',
                  row.isMe
                    ? 'shadow-[inset_0_0_0_2px_var(--surface-inverse)]'
                    : 'shadow-[inset_0_0_0_1px_var(--line)]',
                  '@max-[17rem]:order-none',
                  medals[step].card,
                )}
              >
                <div
                  role="cell"
                  className={cn(
                    'slant font-display text-[1.875rem] leading-8 font-extrabold text-(--medal)',
                    medals[step].figure,
                  )}
                >
                  {row.place}
                </div>
                <div role="cell" translate="no" title={row.name} className="truncate text-body-strong">
                  {row.name}
                </div>
                <div role="cell" className="text-caption text-ink-muted">
                  {row.points}
                </div>
                <div
                  role="cell"
                  translate="no"
                  className={cn(
                    'font-[650] text-bonus-ink',
                    step === 1
                      ? 'text-[0.8125rem] leading-5 @[22rem]:text-body-strong'
                      : '-mx-1 text-[0.75rem] leading-5 @[22rem]:mx-0 @[22rem]:text-[0.8125rem]',
                  )}
                >
                  {row.prize}
                </div>
              </div>
            );
          })}
        </div>
      )}
      {board.rest.length > 0 && (
        <div role="rowgroup" className="order-3 overflow-clip rounded-lg bg-surface-1 py-1 shadow-card">
          {board.rest.map((row, at, all) => (
            <Fragment key={`${row.place} ${row.name}`}>
              {gap !== null && isAfterGap(row, at, all) && (
                <div role="row" className="border-t border-line px-4 py-1">
                  <span role="cell">{gap}</span>
                </div>
              )}
              <div
                role="row"
                aria-current={row.isMe || undefined}
                data-own={row.isMe || undefined}
                className={cn(
                  line,
                  'min-h-12 py-1 tabular-nums',
                  row.isMe
                    ? 'sticky top-[var(--board-top,4px)] bottom-[var(--board-bottom,4px)] z-1 mx-1 rounded-md bg-surface-inverse px-3 text-ink-inverse'
                    : 'px-4',
                  // Dividers between rows, except above and below the player's own row.
                  at > 0 && !row.isMe && all[at - 1]?.isMe !== true && 'border-t border-line',
                )}
              >
                <span
                  role="cell"
                  className={cn(cell, 'font-display font-bold', !row.isMe && 'text-ink-muted')}
                >
                  {row.place}
                </span>
                <span
                  role="cell"
                  translate="no"
                  title={row.name}
                  className={cn(cell, 'truncate', row.isMe && 'text-body-strong')}
                >
                  {row.name}
                </span>
                <span
                  role="cell"
                  className={cn(
                    cell,
                    'text-caption @max-[20rem]:col-start-2 @max-[20rem]:row-start-2 @[20rem]:text-body-strong',
                  )}
                >
                  {row.points}
                </span>
                <span
                  role="cell"
                  translate="no"
                  className={cn(
                    cell,
                    'text-right text-body-strong whitespace-nowrap @max-[20rem]:row-span-2 @max-[20rem]:row-start-1 @max-[20rem]:col-start-3 @max-[12rem]:col-start-2 @max-[12rem]:row-start-3 @max-[12rem]:row-span-1 @max-[12rem]:text-left',
                    !row.isMe && 'text-bonus-ink',
                  )}
                >
                  {row.prize}
                </span>
              </div>
            </Fragment>
          ))}
        </div>
      )}
    </div>
  );
}

export interface LeaderboardSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Says what is loading, for screen readers. */
  label: string;
}

export function LeaderboardSkeleton({ label, className, ...rest }: LeaderboardSkeletonProps) {
  return (
    <SkeletonGroup {...rest} label={label} className={cn('min-w-0', className)}>
      <div className="grid grid-cols-[1fr_1.12fr_1fr] items-end gap-1.5">
        <Skeleton className="h-29 rounded-lg" />
        <Skeleton className="h-34 rounded-lg" />
        <Skeleton className="h-29 rounded-lg" />
      </div>
      <div className="mt-2 grid gap-2 rounded-lg bg-surface-1 p-4 shadow-card">
        {Array.from({ length: 5 }, (_, line) => (
          <Skeleton key={line} className="h-8" />
        ))}
      </div>
    </SkeletonGroup>
  );
}
