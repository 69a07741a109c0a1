import { Button } from '@tulpar/ui/button';
import { TextInput } from '@tulpar/ui/text-input';
import { useState } from 'react';
import { useText } from '#app/platform/i18n/intl.tsx';

/** Props of `UnsubscribeForm`. */
export interface UnsubscribeFormProps {
  /** What the link held. */
  start: string;
  /** The server does not take it for an address. */
  isRefused: boolean;
  onSubmit: (email: string) => void;
}

/** The field for an address the link did not bring; the server tells whether it is one. */
export function UnsubscribeForm({ start, isRefused, onSubmit }: UnsubscribeFormProps) {
  const t = useText();
  const [email, setEmail] = useState(start);
  const [fault, setFault] = useState<'required' | 'emailInvalid' | null>(isRefused ? 'emailInvalid' : null);
  return (
    <form
      noValidate
      className="flex w-80 max-w-full flex-col gap-3 text-left"
      onSubmit={(event) => {
        event.preventDefault();
        const next = email.trim();
        // The server refused this very text: asking again would change nothing.
        if (next === '') setFault('required');
        else if (isRefused && next === start) setFault('emailInvalid');
        else onSubmit(next);
      }}
    >
      <TextInput
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        label={t('pages.unsubscribe.email')}
        value={email}
        onChange={(event) => {
          setEmail(event.currentTarget.value);
          setFault(null);
        }}
        error={fault ? t(fault) : undefined}
        clearLabel={t('common.clear')}
      />
      <Button type="submit" block>
        {t('pages.unsubscribe.action')}
      </Button>
    </form>
  );
}
