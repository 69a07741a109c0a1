import { Button } from '@tulpar/ui/button';
import { useState, type ReactNode } from 'react';
import { FormProblem, useFormCommand } from '#app/features/session/index.ts';
import type { FormFailure } from '#app/platform/forms/forms.ts';
import { useText, useRichText } from '#app/platform/i18n/intl.tsx';
import { requestReset } from '../commands.ts';
import { failureOf } from '../forms.ts';
import { useWait } from '#app/platform/i18n/durations.ts';
import { takeFocus } from '#app/platform/state/lost-focus.ts';
import type { Reset } from '../use-reset.ts';

/** Announces a repeated result, such as a resent message, and takes the focus: the button may now be disabled. */
export function SentAgain({ count, children }: { count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <p
      key={count}
      ref={takeFocus}
      role="status"
      tabIndex={-1}
      className="text-caption text-success-ink outline-none"
    >
      {children}
    </p>
  );
}

/** Sends the message again and counts the repeats; `onSent` runs after each. */
export function useResend(reset: Reset, onSent?: () => void) {
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [repeats, setRepeats] = useState(0);
  const { mutate, isPending } = useFormCommand(requestReset, {
    onStart: () => setFailure(null),
    onSuccess(pause) {
      reset.sent(pause);
      setRepeats((count) => count + 1);
      onSent?.();
    },
    onFailure: (error) => setFailure(failureOf(error)),
    onLimited: reset.stop,
  });
  return { resend: mutate, isPending, failure, repeats };
}

/** Step after the email was sent. Its text does not reveal whether the address is registered. */
export function SentStep({ reset }: { reset: Reset }) {
  const t = useText();
  const rich = useRichText();
  const { email, retryAt } = reset.progress;
  const { resend, isPending, failure, repeats } = useResend(reset);
  const wait = useWait(retryAt);
  return (
    <>
      <p className="text-body text-ink-muted">
        {rich('reset.linkSent', { email: <b className="break-words text-ink">{email}</b> })}
      </p>
      <p className="text-body text-ink-muted">{t('reset.linkHint')}</p>
      <FormProblem failure={failure} retryText="reset.requestAway" />
      <Button
        variant="secondary"
        size="lg"
        block
        busy={isPending}
        className="mt-2"
        {...(wait ? { disabledReason: t('reset.waitForLink', { time: wait }) } : {})}
        onClick={() => resend({ tab: 'email', email, phone: '' })}
      >
        {t('reset.resendLink')}
      </Button>
      <SentAgain count={repeats}>{t('reset.linkSentAgain')}</SentAgain>
      <Button variant="ghost" block onClick={() => reset.go('request')}>
        {t('reset.otherEmail')}
      </Button>
    </>
  );
}
