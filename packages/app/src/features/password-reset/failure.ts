import { isApiError } from '#app/platform/network/api.ts';
import type { FormFailure } from '#app/platform/forms/forms.ts';

/** What a refused command without fields tells: the codes of the refusal, or that nobody answered (ERR-03, ERR-05). */
export function failureOf(error: unknown): FormFailure {
  if (!isApiError(error)) return { codes: ['DEFAULT'], away: false };
  if (error.retryable && error.kind !== 'rateLimited') return { codes: [], away: true };
  const codes = Object.values(error.fields).flat();
  return { codes: codes.length > 0 ? codes : [error.code ?? 'DEFAULT'], away: false };
}
