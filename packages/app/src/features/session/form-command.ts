import { isApiError } from '#app/platform/network/api.ts';
import { useCommand, type Command, type CommandWork } from '#app/platform/network/command.ts';

export interface FormWork<I, T> extends Pick<CommandWork<I, T>, 'invalidates' | 'onStart' | 'onSuccess'> {
  /** Shows a failure; not called if it has already led to another page. */
  readonly onFailure: (error: unknown, input: I) => void;
  /** Called instead of `onFailure` on rate limiting: seconds until the next attempt, if known. */
  readonly onLimited?: ((retryAfter: number | null) => void) | undefined;
}

/** Command of a form, one at a time. */
export function useFormCommand<I, T>(
  send: (input: I) => Promise<T>,
  { onFailure, onLimited, ...work }: FormWork<I, T>,
): Command<I> {
  return useCommand(send, {
    ...work,
    onError(error, input) {
      if (onLimited && isApiError(error, 'rateLimited')) onLimited(error.retryAfter);
      else if (!isSilent(error)) onFailure(error, input);
    },
  });
}

/** Whether a failure is already handled elsewhere and needs no message. */
export function isSilent(error: unknown): boolean {
  return isApiError(error, 'banned', 'aborted', 'staleSession');
}
