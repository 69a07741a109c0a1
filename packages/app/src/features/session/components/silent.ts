import { isApiError } from '#app/platform/network/api.ts';

/** Whether a failed command already led elsewhere and needs no words here. */
export function isSilent(error: unknown): boolean {
  return isApiError(error, 'banned', 'aborted', 'staleSession');
}
