import { phoneRegion } from '@tulpar/api/contract';
import { fillMask } from '@tulpar/ui/masked-input';
import { PHONE_COUNTRIES } from '#app/features/session/index.ts';
import { useCountdown } from '@tulpar/ui/countdown';
import { clockText } from '#app/platform/i18n/clock-text.ts';
import { now } from '#app/platform/network/clock.ts';

/** A phone as its owner writes it; `digits` with the country's own. */
export function phoneText(digits: string): string {
  const region = phoneRegion(digits);
  const country = PHONE_COUNTRIES.find(({ code }) => code === region);
  return country ? fillMask(country.mask, digits.slice(country.dial.length)) : digits;
}

/** What is left until a moment (ms) as a clock shows it; null once it has passed or when there is none. */
export function useWait(endsAt: number | null): string | null {
  const { seconds } = useCountdown({ endsAt, now });
  return seconds > 0 ? clockText(seconds) : null;
}
