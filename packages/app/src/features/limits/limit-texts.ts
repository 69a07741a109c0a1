import { useMemo } from 'react';
import { useFormats } from '#app/platform/i18n/intl.tsx';
import { useMinutes } from '#app/platform/i18n/durations.ts';
import type { LimitType } from './limit-change.ts';

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
