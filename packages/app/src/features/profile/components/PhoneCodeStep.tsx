import { hasCode } from '@tulpar/api/errors';
import { Button } from '@tulpar/ui/button';
import { CodeInput } from '@tulpar/ui/code-input';
import { useState } from 'react';
import { FormProblem, useFormCommand } from '#app/features/session/index.ts';
import { codeFault, failureOf, phoneText, SentAgain } from '#app/features/password-reset/index.ts';
import { useWait } from '#app/platform/i18n/durations.ts';
import { isApiError } from '#app/platform/network/api.ts';
import { now } from '#app/platform/network/clock.ts';
import {
  Field,
  applyServerErrors,
  inputProps,
  useSchemaForm,
  z,
  type FormFailure,
} from '#app/platform/forms/forms.ts';
import { useText, useRichText } from '#app/platform/i18n/intl.tsx';
import { checkCode, sendCode } from '../commands.ts';
import { triesLeft, type Sent } from '../contact-form.ts';
import { takeFocus } from '#app/platform/state/lost-focus.ts';

/** `sent`: the sent message; `tries`: number of wrong codes; `isLocked`: the phone cannot be changed. */
export interface PhoneCodeStepProps {
  sent: Sent;
  tries: number;
  isLocked: boolean;
  onSent: (sent: Sent) => void;
  onBack: () => void;
  /** Called with errors not handled here; returns true if it has shown the error. */
  onRefused: (error: unknown) => boolean;
  onDone: () => Promise<void>;
}

const schema = z.object({
  code: z.string().check((payload) => {
    const message = codeFault(payload.value);
    if (message) payload.issues.push({ code: 'custom', message, input: payload.value });
  }),
});
const EMPTY = { code: '' };

/** Input for the code (CONF-03); another code can be requested after a pause. */
export function PhoneCodeStep({
  sent,
  tries,
  isLocked,
  onSent,
  onBack,
  onRefused,
  onDone,
}: PhoneCodeStepProps) {
  const t = useText();
  const rich = useRichText();
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [refused, setRefused] = useState<FormFailure | null>(null);
  const [repeats, setRepeats] = useState(0);
  const wait = useWait(sent.retryAt);
  const form = useSchemaForm<{ code: string }>(schema, EMPTY);

  const check = useFormCommand(checkCode, {
    onStart: () => setFailure(null),
    onSuccess: onDone,
    onFailure(error) {
      if (!onRefused(error)) setFailure(applyServerErrors(form, error, ['code']));
    },
  });
  const submit = form.handleSubmit(({ code }) => check.mutate(code));
  const resend = useFormCommand(sendCode, {
    onStart: () => setRefused(null),
    onSuccess(pause, { phone: to }) {
      onSent({ to, retryAt: now() + pause * 1000 });
      setRepeats((count) => count + 1);
      // A new message invalidates the previous code.
      form.resetField('code');
    },
    onFailure(error) {
      // The code for a phone other than the account's has expired. The step before this one requests the
      // password again (SEC-02).
      if (hasCode(error, 'REQUIRED')) return onBack();
      if (onRefused(error)) return;
      if (isApiError(error, 'rateLimited') && error.retryAfter !== null)
        onSent({ to: sent.to, retryAt: now() + error.retryAfter * 1000 });
      setRefused(failureOf(error));
    },
  });

  return (
    <>
      <p ref={takeFocus} tabIndex={-1} className="text-body text-ink-muted outline-none">
        {rich('profile.codeSent', {
          phone: <b className="whitespace-nowrap text-ink">{phoneText(sent.to)}</b>,
        })}
      </p>
      <form noValidate className="flex flex-col gap-3" onSubmit={submit}>
        <Field control={form.control} name="code">
          {(code) => (
            <>
              <CodeInput
                {...inputProps(code)}
                label={t('reset.code')}
                hint={tries > 0 ? t('profile.attemptsLeft', { count: triesLeft(tries) }) : undefined}
              />
              {/* An error replaces the hint, so show the remaining attempts separately. */}
              {code.error && tries > 0 && (
                <p className="text-caption text-ink-muted">
                  {t('profile.attemptsLeft', { count: triesLeft(tries) })}
                </p>
              )}
            </>
          )}
        </Field>
        <FormProblem failure={failure} retryText="profile.checkAway" />
        <Button type="submit" size="lg" block busy={check.isPending}>
          {t('profile.checkCode')}
        </Button>
      </form>
      <FormProblem failure={refused} retryText="reset.requestAway" />
      <Button
        variant="secondary"
        block
        busy={resend.isPending}
        disabledReason={wait ? t('reset.waitForCode', { time: wait }) : undefined}
        onClick={() => resend.mutate({ phone: sent.to })}
      >
        {t('reset.resendCode')}
      </Button>
      <SentAgain count={repeats}>{t('reset.codeSentAgain')}</SentAgain>
      {!isLocked && (
        <Button variant="ghost" block onClick={onBack}>
          {t('reset.otherPhone')}
        </Button>
      )}
    </>
  );
}
