import { fillMask } from '@tulpar/ui/masked-input';
import { PHONE_COUNTRIES, phoneRegion } from '#app/features/session/index.ts';

/** A phone as its owner writes it; `digits` with the country's own. */
export function phoneText(digits: string): string {
  const region = phoneRegion(digits);
  const country = PHONE_COUNTRIES.find(({ code }) => code === region);
  return country ? fillMask(country.mask, digits.slice(country.dial.length)) : digits;
}
