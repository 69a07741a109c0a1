import { phoneDigits } from '@tulpar/api/contract';
import { Button } from '@tulpar/ui/button';
import { useMemo, useState } from 'react';
import { FormProblem, phoneFault, useFormCommand } from '#app/features/session/index.ts';
import { useWait } from '#app/features/password-reset/index.ts';
import { isApiError } from '#app/platform/network/api.ts';
import { now } from '#app/platform/network/clock.ts';
import {
  Field,
  applyServerErrors,
  useDerived,
  useSchemaForm,
  z,
  type FormFailure,
} from '#app/platform/forms/forms.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { sendCode } from '../commands.ts';
import { PhoneEntry } from './PhoneEntry.tsx';
import type { Sent } from '../contact-form.ts';
import { isCodeAwaited, ProofFields, type ProofValues } from './ProofFields.tsx';

/** `phone`: digits; `isLocked`: the phone used for registration. */
export interface PhoneSendStepProps {
  phone: string;
  isLocked: boolean;
  hasPassword: boolean;
  onSent: (sent: Sent) => void;
  /** Called with every refusal; returns true if it has shown the error. */
  onRefused: (error: unknown) => boolean;
}

interface Values extends ProofValues {
  phone: string;
}

const isOther = (phone: string, values: Values) => phoneDigits(values.phone) !== phone;

/** A phone other than the account's needs the current password (SEC-02). */
const schemaOf = (phone: string, hasPassword: boolean) =>
  z
    .object({ phone: z.string(), current_password: z.string(), code: z.string() })
    .check(({ value, issues }) => {
      const fault = phoneFault(value.phone);
      if (fault) issues.push({ code: 'custom', message: fault, input: value, path: ['phone'] });
      if (hasPassword && value.current_password === '' && isOther(phone, value))
        issues.push({ code: 'custom', message: 'required', input: value, path: ['current_password'] });
    });

/** Form for the phone the code is sent to (CONF-02, CONF-06, CONF-07). */
export function PhoneSendStep({ phone, isLocked, hasPassword, onSent, onRefused }: PhoneSendStepProps) {
  const t = useText();
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [isCodeSent, setCodeSent] = useState(false);
  const [retryAt, setRetryAt] = useState<number | null>(null);
  const wait = useWait(retryAt);
  const form = useSchemaForm<Values>(
    useMemo(() => schemaOf(phone, hasPassword), [phone, hasPassword]),
    useMemo(() => ({ phone, current_password: '', code: '' }), [phone]),
  );
  const isGuarded = useDerived(form, (values) => isOther(phone, values));

  const { mutate, isPending } = useFormCommand(sendCode, {
    onStart: () => setFailure(null),
    onSuccess: (pause, { phone: to }) => onSent({ to, retryAt: now() + pause * 1000 }),
    onFailure(error) {
      if (isCodeAwaited(error)) return setCodeSent(true);
      if (onRefused(error)) return;
      if (isApiError(error, 'rateLimited') && error.retryAfter !== null)
        setRetryAt(now() + error.retryAfter * 1000);
      setFailure(applyServerErrors(form, error, ['phone', 'current_password', 'code']));
    },
  });
  const submit = form.handleSubmit(({ phone: typed, current_password, code }) =>
    mutate({
      phone: phoneDigits(typed),
      ...(current_password === '' ? {} : { current_password }),
      ...(code === '' ? {} : { code }),
    }),
  );

  return (
    <form noValidate className="flex flex-col gap-3" onSubmit={(event) => void submit(event)}>
      <p className="text-body text-ink-muted">{t('reset.byPhone')}</p>
      <Field control={form.control} name="phone">
        {(field) => <PhoneEntry field={field} isLocked={isLocked} />}
      </Field>
      {isGuarded && <ProofFields control={form.control} hasPassword={hasPassword} isCodeSent={isCodeSent} />}
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
