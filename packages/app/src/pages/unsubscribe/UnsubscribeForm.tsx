import { Button } from '@tulpar/ui/button';
import { EmailInput } from '@tulpar/ui/email-input';
import { useState } from 'react';
import { EMAIL_DOMAINS, emailFault } from '#app/features/session/index.ts';
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
  const [email, setEmail] = useState(start);
  const [fault, setFault] = useState<ReturnType<typeof emailFault>>(isRefused ? 'emailInvalid' : null);
  return (
    <form
      noValidate
      className="flex w-80 max-w-full flex-col gap-3 text-left"
      onSubmit={(event) => {
        event.preventDefault();
        // The server refused this very text: asking again would change nothing.
        const found = emailFault(email) ?? (isRefused && email.trim() === start ? 'emailInvalid' : null);
        setFault(found);
        if (!found) onSubmit(email);
      }}
    >
      <EmailInput
        name="email"
        autoComplete="email"
        label={t('pages.unsubscribe.email')}
        value={email}
        onValueChange={(next) => {
          setEmail(next);
          setFault(null);
        }}
        error={fault ? t(fault) : undefined}
        clearLabel={t('common.clear')}
        domains={EMAIL_DOMAINS}
        suggestionsLabel={t('session.emailSuggestions')}
      />
      <Button type="submit" block>
        {t('pages.unsubscribe.action')}
      </Button>
    </form>
  );
}
