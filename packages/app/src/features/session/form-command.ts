import { isApiError } from '#app/platform/network/api.ts';
import { useCommand, type Command, type CommandWork } from '#app/platform/network/command.ts';

/** Work around the command of a form. */
export interface FormWork<I, T> extends Pick<CommandWork<I, T>, 'invalidates' | 'onStart' | 'onSuccess'> {
  /** Shows a failure; one that already led elsewhere is not among them. */
  readonly onFailure: (error: unknown, input: I) => void;
  /** Called in place of `onFailure` when there were too many commands: seconds until the next may come, if known. */
  readonly onLimited?: ((retryAfter: number | null) => void) | undefined;
}

/** A command of a form, one at a time. */
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

/** Whether a failed command already led elsewhere and needs no words here. */
export function isSilent(error: unknown): boolean {
  return isApiError(error, 'banned', 'aborted', 'staleSession');
}
