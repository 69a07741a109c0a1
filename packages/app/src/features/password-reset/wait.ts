import { useCountdown } from '@tulpar/ui/countdown';
import { clockText } from '#app/platform/i18n/clock-text.ts';
import { now } from '#app/platform/network/clock.ts';

/** What is left until a moment (ms) as a clock shows it; null once it has passed or when there is none. */
export function useWait(endsAt: number | null): string | null {
  const { seconds } = useCountdown({ endsAt, now });
  return seconds > 0 ? clockText(seconds) : null;
}
