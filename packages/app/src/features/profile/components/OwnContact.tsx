import type { User } from '@tulpar/api/contract';
import { EmailInput } from '@tulpar/ui/email-input';
import { EMAIL_DOMAINS } from '#app/features/session/index.ts';
import type { BoundField } from '#app/platform/forms/forms.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { PhoneEntry } from '../lazy-fields.tsx';
import { EmailState, PhoneConfirmation } from './ContactState.tsx';

/** Props of the contacts of a player: the field, the record, and whether she registered with it (VALID-24). */
export interface OwnContactProps {
  field: BoundField<string>;
  user: User;
  isLocked: boolean;
}

/** The e-mail address: that of the record with its state, another one with what will have to be done. */
export function EmailContact({ field: { attach: emailRef, ...email }, user, isLocked }: OwnContactProps) {
  const t = useText();
  const isKnown = user.email !== null;
  const isSame = email.value === user.email;
  return (
    <div className="flex flex-col gap-2">
      <EmailInput
        ref={emailRef}
        label={t('session.email')}
        value={email.value}
        onValueChange={email.onChange}
        onBlur={email.onBlur}
        error={email.error}
        disabled={isLocked}
        hint={isLocked ? t('profile.emailLocked') : isKnown && !isSame ? t('profile.emailNew') : undefined}
        clearLabel={t('common.clear')}
        domains={EMAIL_DOMAINS}
        suggestionsLabel={t('session.emailSuggestions')}
      />
      {isKnown && isSame && <EmailState user={user} />}
    </div>
  );
}

/** The phone: that of the record with its state, another one with what will have to be done. */
export function PhoneContact({ field, user, isLocked }: OwnContactProps) {
  const t = useText();
  const isKnown = user.phone !== null;
  const isSame = field.value === user.phone;
  return (
    <div className="flex flex-col gap-2">
      <PhoneEntry
        field={field}
        isLocked={isLocked}
        hint={isLocked ? t('profile.phoneLocked') : isKnown && !isSame ? t('profile.phoneNew') : undefined}
      />
      {isKnown && isSame && <PhoneConfirmation user={user} />}
    </div>
  );
}
