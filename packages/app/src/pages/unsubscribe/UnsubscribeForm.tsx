import { normaliseEmail } from '@tulpar/api/contract';
import { Button } from '@tulpar/ui/button';
import { TextInput } from '@tulpar/ui/text-input';
import { useEffect, useMemo } from 'react';
import { Field, useSchemaForm, z } from '#app/platform/forms/forms.ts';
import { useText } from '#app/platform/i18n/intl.tsx';

export interface UnsubscribeFormProps {
  /** Address from the link. */
  start: string;
  /** The server refused the address. */
  isRefused: boolean;
  onSubmit: (email: string) => void;
}

interface Values {
  email: string;
}

/** The server decides what is a valid address; a refused one is not sent again. */
function schemaOf(refused: string | null) {
  return z.object({ email: z.string() }).check((payload) => {
    const email = normaliseEmail(payload.value.email);
    const message = email === '' ? 'required' : email === refused ? 'emailInvalid' : null;
    if (message) payload.issues.push({ code: 'custom', message, input: payload.value, path: ['email'] });
  });
}

/** Field for an address, if the link has none. */
export function UnsubscribeForm({ start, isRefused, onSubmit }: UnsubscribeFormProps) {
  const t = useText();
  const form = useSchemaForm<Values>(
    useMemo(() => schemaOf(isRefused ? start : null), [isRefused, start]),
    { email: start },
  );
  const { trigger, control, handleSubmit } = form;
  useEffect(() => {
    // A refused address shows its error initially.
    if (isRefused) void trigger('email');
  }, [isRefused, trigger]);
  const submit = handleSubmit(({ email }) => onSubmit(normaliseEmail(email)));
  return (
    <form
      noValidate
      className="flex w-80 max-w-full flex-col gap-3 text-left"
      onSubmit={(event) => void submit(event)}
    >
      <Field control={control} name="email">
        {({ attach: emailRef, ...email }) => (
          <TextInput
            {...email}
            ref={emailRef}
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            label={t('pages.unsubscribe.email')}
            clearLabel={t('common.clear')}
          />
        )}
      </Field>
      <Button type="submit" block>
        {t('pages.unsubscribe.action')}
      </Button>
    </form>
  );
}
