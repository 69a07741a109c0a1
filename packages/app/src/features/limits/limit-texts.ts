import { useCallback, useMemo } from 'react';
import { useFormats, useText } from '#app/platform/i18n/intl.tsx';
import type { LimitType } from './limit-change.ts';

/** Minutes as "3 h", "48 min" or "1 h 48 min". */
function useMinutes(): (minutes: number) => string {
  const t = useText();
  return useCallback(
    (total) => {
      const hours = Math.floor(total / 60);
      const minutes = total % 60;
      if (hours === 0) return t('limits.time.minutes', { minutes });
      return minutes === 0 ? t('limits.time.hours', { hours }) : t('limits.time.both', { hours, minutes });
    },
    [t],
  );
}

/** Formats an amount of a limit type: money or time. */
export function useLimitAmount(): (type: LimitType, amount: number) => string {
  const { money } = useFormats();
  const minutes = useMinutes();
  return useMemo(
    () => (type, amount) => (type === 'time' ? minutes(amount) : money(amount)),
    [minutes, money],
  );
}

/** The result of a session as a text, because a sign alone is easily missed (SAFE-15). */
export function verdictOf(net: number) {
  if (net === 0) return 'limits.check.even' as const;
  return net < 0 ? ('limits.check.lost' as const) : ('limits.check.won' as const);
}
