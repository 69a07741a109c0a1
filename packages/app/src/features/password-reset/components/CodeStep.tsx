import { Button } from '@tulpar/ui/button';
import { CodeInput } from '@tulpar/ui/code-input';
import { useState } from 'react';
import { FormProblem, useFormCommand } from '#app/features/session/index.ts';
import { Field, type FormFailure } from '#app/platform/forms/forms.ts';
import { useText, useRichText } from '#app/platform/i18n/intl.tsx';
import { askForReset, resetAttempts } from '../commands.ts';
import { failureOf, phoneText, useWait } from '../texts.ts';
import { useNewPassword, NewPassword } from './NewPassword.tsx';
import type { Reset } from '../use-reset.ts';
import { SentAgain } from './SentStep.tsx';

/** Six digits sent to a phone, submitted together with the new password (OP-90). */
export function CodeStep({ reset }: { reset: Reset }) {
  const t = useText();
  const rich = useRichText();
  const { phone } = reset.progress;
  const { form, busy, failure, submit } = useNewPassword(reset, ({ code }) => ({
    kind: 'code',
    phone,
    code,
  }));
  const [refused, setRefused] = useState<FormFailure | null>(null);
  const [repeats, setRepeats] = useState(0);
  const wait = useWait(resetAttempts.endsAt(phone));

  const resend = useFormCommand(askForReset, {
    onStart: () => setRefused(null),
    onSuccess(pause) {
      reset.sent(pause);
      setRepeats((count) => count + 1);
      // A new message invalidates the previous code.
      form.resetField('code');
    },
    onFailure: (error) => setRefused(failureOf(error)),
    onLimited: reset.stop,
  });

  return (
    <>
      <p className="text-body text-ink-muted">
        {rich('reset.codeSent', {
          phone: <b className="whitespace-nowrap text-ink">{phoneText(phone)}</b>,
        })}
      </p>
      <form noValidate className="flex flex-col gap-3" onSubmit={(event) => void submit(event)}>
        <Field control={form.control} name="code">
          {(code) => (
            <CodeInput
              ref={code.attach}
              label={t('reset.code')}
              value={code.value}
              onValueChange={code.onChange}
              onBlur={code.onBlur}
              error={code.error}
            />
          )}
        </Field>
        <NewPassword form={form} login={`+${phone}`} />
        <FormProblem failure={failure} away="reset.saveAway" />
        <Button type="submit" size="lg" block busy={busy} className="mt-2">
          {t('reset.save')}
        </Button>
      </form>
      <FormProblem failure={refused} away="reset.requestAway" />
      <Button
        variant="secondary"
        block
        busy={resend.isPending}
        {...(wait ? { disabledReason: t('reset.waitForCode', { time: wait }) } : {})}
        onClick={() => resend.mutate({ tab: 'phone', email: '', phone })}
      >
        {t('reset.resendCode')}
      </Button>
      <SentAgain count={repeats}>{t('reset.codeSentAgain')}</SentAgain>
      <Button variant="ghost" block onClick={() => reset.go('request')}>
        {t('reset.otherPhone')}
      </Button>
    </>
  );
}
