import { useCountdown } from '@tulpar/ui/countdown';
import { now } from '../network/clock.ts';
import { clockText } from './format.ts';

/** Countdown to a time (ms); null if it has passed or is null. */
export function useWait(endsAt: number | null): string | null {
  const { seconds } = useCountdown({ endsAt, now });
  return seconds > 0 ? clockText(seconds) : null;
}
