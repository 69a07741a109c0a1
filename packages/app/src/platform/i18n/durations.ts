import { useCountdown } from '@tulpar/ui/countdown';
import { useCallback } from 'react';
import { now } from '../network/clock.ts';
import { clockText } from './format.ts';
import { useFormats, useText } from './intl.tsx';

/** Formats minutes as "3 h", "48 min" or "1 h 48 min". */
export function useMinutes(): (minutes: number) => string {
  const t = useText();
  const { number } = useFormats();
  return useCallback(
    (total) => {
      const hours = number(Math.floor(total / 60));
      const minutes = total % 60;
      if (total < 60) return t('limits.time.minutes', { minutes });
      return minutes === 0 ? t('limits.time.hours', { hours }) : t('limits.time.both', { hours, minutes });
    },
    [t, number],
  );
}

export function useUnits() {
  const t = useText();
  return {
    days: t('bonuses.countdown.days'),
    hours: t('bonuses.countdown.hours'),
    minutes: t('bonuses.countdown.minutes'),
    seconds: t('bonuses.countdown.seconds'),
  };
}

/** Countdown to a time (ms); null if it has passed or is null. */
export function useWait(endsAt: number | null): string | null {
  const { seconds } = useCountdown({ endsAt, now });
  return seconds > 0 ? clockText(seconds) : null;
}
