import { Fragment, use, type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { OfflineDisabledReason } from '../../foundations/offline-disabled-reason/index.ts';

/** Short unit labels: "дн", "час", "мин", "сек". */
export interface CountdownUnits {
  days: string;
  hours: string;
  minutes: string;
  seconds: string;
}

export interface CountdownProps
  extends
    Omit<ComponentProps<'div'>, 'children'>,
    Pick<CountdownOptions, 'endsAt' | 'now' | 'paused' | 'onComplete'> {
  /** What ends: "Cashback is available for another". */
  label: string;
  units: CountdownUnits;
  /** Four boxes with unit labels, or one line of text ("2 дн 14:36:09"). */
  look?: 'wells' | 'line' | undefined;
  /** What it is on: a backdrop, or a card in theme colours. */
  on?: 'backdrop' | 'surface' | undefined;
}

/** Shown instead of the digits while offline: the end may have changed since the data was saved (REACH-06). */
const UNKNOWN = '––';

const parts = ['days', 'hours', 'minutes', 'seconds'] as const;

/**
 * Days, hours, minutes and seconds until a time (CASHBK-09, CASHBK-10). Not announced by screen readers.
 * Renders once per second without affecting its parents.
 */
export function Countdown({
  endsAt,
  now,
  paused,
  onComplete,
  label,
  units,
  look = 'wells',
  on = 'backdrop',
  className,
  ...rest
}: CountdownProps) {
  const isHeld = use(OfflineDisabledReason) !== undefined;
  const { state, seconds } = useCountdown({
    endsAt,
    now,
    paused: isHeld ? true : paused,
    onComplete,
  });
  const time = splitSeconds(seconds);
  const shown = (value: number) => (isHeld ? UNKNOWN : twoDigits(value));

  return (
    <div {...rest} data-state={state} className={cn('min-w-0', className)}>
      <div role="timer" translate="no" aria-live="off" aria-label={label} className="tabular-nums">
        {look === 'line' ? (
          <span className="whitespace-nowrap">
            {time.days > 0 && !isHeld && `${time.days} ${units.days} `}
            {`${shown(time.hours)}:${shown(time.minutes)}:${shown(time.seconds)}`}
          </span>
        ) : (
          <span className="flex flex-wrap items-start gap-1">
            {parts.map((part) => (
              <Fragment key={part}>
                {part !== 'days' && (
                  <span aria-hidden="true" className="font-display text-[1.125rem] leading-9 font-bold">
                    :
                  </span>
                )}
                <span className="flex min-w-11 flex-col items-center">
                  <b
                    data-part={part}
                    className={cn(
                      'w-full rounded-sm px-1.5 text-center font-display text-[1.25rem] leading-9 font-bold',
                      on === 'backdrop'
                        ? 'bg-black/36 inset-ring inset-ring-white/10'
                        : 'bg-surface-3 text-ink',
                    )}
                  >
                    {shown(time[part])}
                  </b>{' '}
                  <small className="mt-[3px] text-[0.6875rem] leading-[0.875rem] font-medium">
                    {units[part]}
                  </small>
                </span>
              </Fragment>
            ))}
          </span>
        )}
      </div>
    </div>
  );
}

export interface TimeParts {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Upper bound (999 days): an extreme date from a server must not widen the card. */
const longest = 999 * 86_400 + 86_399;

/**
 * Whole seconds from `now` to `endsAt` (both ms since the epoch): 0 once it has passed, at most `longest`,
 * `null` without an end or if one is not a finite number. A started second counts as whole, so that the last
 * value before the end is 1.
 */
export function secondsLeft(endsAt: number | null, now: number): number | null {
  if (endsAt === null || !Number.isFinite(endsAt) || !Number.isFinite(now)) return null;
  return Math.min(Math.max(Math.ceil((endsAt - now) / 1000), 0), longest);
}

/** Delay (ms, at most 1000) until `secondsLeft` changes. */
export function untilNextSecond(endsAt: number, now: number): number {
  const rest = (endsAt - now) % 1000;
  return rest > 0 ? rest : 1000;
}

/** Seconds as days, hours, minutes, seconds (CASHBK-09). */
export function splitSeconds(total: number): TimeParts {
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  };
}

/** Pads to two digits: "07". */
export function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** State of a countdown: running, paused, without an end, over (CASHBK-10). */
export type CountdownState = 'STARTED' | 'PAUSED' | 'STOPPED' | 'COMPLETED';

export interface CountdownOptions {
  /** End of the countdown, ms since the epoch; `null` without one. */
  endsAt: number | null;
  /** Current time, ms since the epoch, corrected by the server's clock. */
  now: () => number;
  /** Freezes the digits; the end does not change. */
  paused?: boolean | undefined;
  /** Called when the end is reached while running; not for an end in the past. */
  onComplete?: (() => void) | undefined;
}

/**
 * Seconds left until a time. Reads the clock every time, so it stays correct after sleep, delayed timers or a
 * clock correction. Updates when a second ends, the tab becomes visible or focused, the end changes or the pause
 * ends; never while paused.
 */
export function useCountdown({ endsAt, now, paused = false, onComplete }: CountdownOptions): {
  state: CountdownState;
  seconds: number;
} {
  const [left, setLeft] = useState(() => secondsLeft(endsAt, now()));
  const clock = useEffectEvent(() => now());
  const complete = useEffectEvent(() => onComplete?.());

  useEffect(() => {
    if (paused) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let before: number | null = null;
    const read = () => {
      clearTimeout(timer);
      const moment = clock();
      const after = secondsLeft(endsAt, moment);
      setLeft(after);
      if (before !== null && before > 0 && after === 0) complete();
      // Also after the end was reached while running: a correction of the clock can move the time back before it.
      if (endsAt !== null && (after || before !== null))
        timer = setTimeout(read, untilNextSecond(endsAt, moment));
      before = after;
    };
    read();
    document.addEventListener('visibilitychange', read);
    window.addEventListener('pageshow', read);
    window.addEventListener('focus', read);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', read);
      window.removeEventListener('pageshow', read);
      window.removeEventListener('focus', read);
    };
  }, [endsAt, paused]);

  if (left === null) return { state: 'STOPPED', seconds: 0 };
  if (left === 0) return { state: 'COMPLETED', seconds: 0 };
  return { state: paused ? 'PAUSED' : 'STARTED', seconds: left };
}
