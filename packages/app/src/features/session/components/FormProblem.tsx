import { isApiError } from '#app/platform/network/api.ts';
import { useCommand, type Command, type CommandWork } from '#app/platform/network/command.ts';
import { Notice } from '@tulpar/ui/notice';
import type { FormFailure } from '#app/platform/forms/forms.ts';
import { useWait } from '#app/platform/i18n/durations.ts';
import { useCodeText } from '#app/platform/network/error-texts.ts';
import { useText, type MessageId } from '#app/platform/i18n/intl.tsx';
import { Button } from '@tulpar/ui/button';
import { useAtomValue } from '#app/platform/state/store.ts';
import { challengeAtom } from '../challenge.ts';
import { handOverFocus } from '#app/platform/state/lost-focus.ts';

interface FormWork<I, T> extends Pick<CommandWork<I, T>, 'invalidates' | 'onStart' | 'onSuccess'> {
  /** Shows a failure; not called for one that is handled elsewhere (`isSilent`). */
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

/** Notice while the browser solves a challenge, with a cancel button (SEC-10). */
function ChallengeNotice() {
  const t = useText();
  const check = useAtomValue(challengeAtom);
  if (check === null) return null;
  return (
    <Notice
      className="mt-3"
      title={t('session.checking')}
      action={
        <Button ref={handOverFocus} variant="secondary" size="xs" onClick={check.cancel}>
          {t('session.stopChecking')}
        </Button>
      }
    >
      {t('session.checkingText')}
    </Notice>
  );
}

/** Error of a form: the wait if limited, `retryText`, or the texts of its codes. Without an error, `ChallengeNotice`. */
export function FormProblem({ failure, retryText }: { failure: FormFailure | null; retryText: MessageId }) {
  const t = useText();
  const codeText = useCodeText();
  const wait = useWait(failure?.retryAt ?? null);
  if (!failure || (!failure.isRetryable && failure.codes.length === 0)) return <ChallengeNotice />;
  return (
    <Notice tone="error" className="mt-3">
      {wait !== null ? (
        <>
          {t('reset.overTitle')}. {/* Announced once, not every second. */}
          <span aria-live="off">{t('reset.overWait', { time: wait })}</span>
        </>
      ) : failure.isRetryable ? (
        t(retryText)
      ) : (
        codeText(failure.codes)
      )}
    </Notice>
  );
}
