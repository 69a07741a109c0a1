import { phoneRegion } from '@tulpar/api/contract';
import { fillMask } from '@tulpar/ui/masked-input';
import { PHONE_COUNTRIES } from '#app/features/session/index.ts';
import { isApiError } from '#app/platform/network/api.ts';
import { type FormFailure, retryOf } from '#app/platform/forms/forms.ts';

/** Formatted phone; `digits` include the country code. */
export function phoneText(digits: string): string {
  const region = phoneRegion(digits);
  const country = PHONE_COUNTRIES.find(({ code }) => code === region);
  return country ? fillMask(country.mask, digits.slice(country.dial.length)) : digits;
}

/** Failure of a command without field errors: its codes, or that there was no response (ERR-03, ERR-05). */
export function failureOf(error: unknown): FormFailure {
  if (!isApiError(error)) return { codes: ['DEFAULT'], away: false };
  if (error.retryable && error.kind !== 'rateLimited') return { codes: [], away: true };
  const codes = Object.values(error.fields).flat();
  return { codes: codes.length > 0 ? codes : [error.code ?? 'DEFAULT'], away: false, ...retryOf(error) };
}
