import { Button } from '@tulpar/ui/button';
import { EmailInput } from '@tulpar/ui/email-input';
import { useMemo } from 'react';
import { EMAIL_DOMAINS, emailFault } from '#app/features/session/index.ts';
import { Field, useSchemaForm, z } from '#app/platform/forms/forms.ts';
import { useText } from '#app/platform/i18n/intl.tsx';

/** Props of `UnsubscribeForm`. */
export interface UnsubscribeFormProps {
  /** What the link held. */
  start: string;
  /** The server does not take it for an address. */
  isRefused: boolean;
  onSubmit: (email: string) => void;
}

/** The field for an address the link did not bring. */
export function UnsubscribeForm({ start, isRefused, onSubmit }: UnsubscribeFormProps) {
  const t = useText();
  const schema = useMemo(
    () =>
      z.object({
        email: z.string().check((payload) => {
          // The server refused this very text: asking again would change nothing.
          const isAgain = isRefused && payload.value.trim() === start;
          const fault = emailFault(payload.value) ?? (isAgain ? 'emailInvalid' : null);
          if (fault) payload.issues.push({ code: 'custom', message: fault, input: payload.value });
        }),
      }),
    [isRefused, start],
  );
  const form = useSchemaForm(schema, { email: start });
  const submit = form.handleSubmit(({ email }) => onSubmit(email));
  return (
    <form
      noValidate
      className="flex w-80 max-w-full flex-col gap-3 text-left"
      onSubmit={(event) => void submit(event)}
    >
      <Field control={form.control} name="email">
        {({ value, error, attach, onBlur, onChange }) => (
          <EmailInput
            ref={attach}
            name="email"
            autoComplete="email"
            label={t('pages.unsubscribe.email')}
            value={value}
            onValueChange={onChange}
            onBlur={onBlur}
            error={error ?? (isRefused && !form.formState.isDirty ? t('emailInvalid') : undefined)}
            clearLabel={t('common.clear')}
            domains={EMAIL_DOMAINS}
            suggestionsLabel={t('session.emailSuggestions')}
          />
        )}
      </Field>
      <Button type="submit" block>
        {t('pages.unsubscribe.action')}
      </Button>
    </form>
  );
}
