import { Fragment, use, type ComponentProps } from 'react';
import { cn } from '../../foundations/cn/cn.ts';
import { OfflineDisabledReason } from '../../foundations/offline-disabled-reason/index.ts';
import { splitSeconds, twoDigits, useCountdown, type CountdownOptions } from './use-countdown.ts';

/** Short unit labels: "дн", "час", "мин", "сек". */
export interface CountdownUnits {
  days: string;
  hours: string;
  minutes: string;
  seconds: string;
}

/** Props of `Countdown`. */
export interface CountdownProps
  extends
    Omit<ComponentProps<'div'>, 'children'>,
    Pick<CountdownOptions, 'endsAt' | 'now' | 'paused' | 'onComplete'> {
  /** What ends: "Cashback is available for another". */
  label: string;
  units: CountdownUnits;
  /** Four boxes with unit labels, or one line ("2 дн 14:36:09") for a row of facts. */
  look?: 'wells' | 'line' | undefined;
  /** Background of the digits: a backdrop, or a card in theme colours. */
  on?: 'backdrop' | 'surface' | undefined;
}

/** Shown instead of unknown digits: the end may have changed since the data was saved (REACH-06). */
const UNKNOWN = '––';

const parts = ['days', 'hours', 'minutes', 'seconds'] as const;

/**
 * Days, hours, minutes and seconds until a time (ledger CASHBK-09, CASHBK-10). Not
 * announced by screen readers. Renders once per second without affecting its parents.
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
                  <small className="mt-[3px] text-[0.6875rem] leading-3.5 font-medium">{units[part]}</small>
                </span>
              </Fragment>
            ))}
          </span>
        )}
      </div>
    </div>
  );
}
