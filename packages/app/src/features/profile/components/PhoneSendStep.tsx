import { phoneDigits } from '@tulpar/api/contract';
import { Button } from '@tulpar/ui/button';
import { useMemo, useState } from 'react';
import { FormProblem, phoneFault, useFormCommand } from '#app/features/session/index.ts';
import { useWait } from '#app/features/password-reset/index.ts';
import { isApiError } from '#app/platform/network/api.ts';
import { now } from '#app/platform/network/clock.ts';
import { Field, takeServerErrors, useSchemaForm, z, type FormFailure } from '#app/platform/forms/forms.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { sendCode } from '../commands.ts';
import { PhoneEntry } from '../lazy-fields.tsx';
import type { Sent } from '../phone-check.ts';

/** Props of `PhoneSendStep`: the phone in digits, and whether it is the one the player registered with. */
export interface PhoneSendStepProps {
  phone: string;
  isLocked: boolean;
  onSent: (sent: Sent) => void;
  /** Hears of every refusal; true when it has told the player. */
  onRefused: (error: unknown) => boolean;
}

const schema = z.object({
  phone: z.string().check((payload) => {
    const message = phoneFault(payload.value);
    if (message) payload.issues.push({ code: 'custom', message, input: payload.value });
  }),
});

/** Asks which phone the code goes to (CONF-02, CONF-06, CONF-07). */
export function PhoneSendStep({ phone, isLocked, onSent, onRefused }: PhoneSendStepProps) {
  const t = useText();
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [retryAt, setRetryAt] = useState<number | null>(null);
  const wait = useWait(retryAt);
  const form = useSchemaForm<{ phone: string }>(
    schema,
    useMemo(() => ({ phone }), [phone]),
  );

  const { mutate, isPending } = useFormCommand(sendCode, {
    onStart: () => setFailure(null),
    onSuccess: (pause, to) => onSent({ to, retryAt: now() + pause * 1000 }),
    onFailure(error) {
      if (onRefused(error)) return;
      if (isApiError(error, 'rateLimited') && error.retryAfter !== null)
        setRetryAt(now() + error.retryAfter * 1000);
      setFailure(takeServerErrors(form, error, ['phone']));
    },
  });
  const submit = form.handleSubmit(({ phone: typed }) => mutate(phoneDigits(typed)));

  return (
    <form noValidate className="flex flex-col gap-3" onSubmit={(event) => void submit(event)}>
      <p className="text-body text-ink-muted">{t('reset.byPhone')}</p>
      <Field control={form.control} name="phone">
        {(field) => <PhoneEntry field={field} isLocked={isLocked} />}
      </Field>
      <FormProblem failure={failure} away="reset.requestAway" />
      <Button
        type="submit"
        size="lg"
        block
        busy={isPending}
        disabledReason={wait ? t('reset.waitForCode', { time: wait }) : undefined}
      >
        {t('reset.sendCode')}
      </Button>
      {wait && (
        <Button
          variant="ghost"
          block
          onClick={() => onSent({ to: phoneDigits(form.getValues('phone')), retryAt })}
        >
          {t('reset.haveCode')}
        </Button>
      )}
    </form>
  );
}
