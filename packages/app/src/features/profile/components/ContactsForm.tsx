import type { User } from '@tulpar/api/contract';
import { Button } from '@tulpar/ui/button';
import { cn } from '@tulpar/ui/cn';
import { EmailInput } from '@tulpar/ui/email-input';
import { TextInput } from '@tulpar/ui/text-input';
import { useToast } from '@tulpar/ui/toast';
import { useEffect, useMemo, useState } from 'react';
import { useSending } from '#app/features/password-reset/index.ts';
import { EMAIL_DOMAINS, FormProblem } from '#app/features/session/index.ts';
import { now } from '#app/platform/clock.ts';
import {
  takeServerErrors,
  useField,
  useSchemaForm,
  type BoundField,
  type FormFailure,
} from '#app/platform/forms.ts';
import { useFormats, useText } from '#app/platform/intl.tsx';
import { contactsDraft, saveContacts } from '../commands.ts';
import {
  CONTACT_FIELDS,
  contactFaults,
  contactResume,
  contactSchema,
  hasChanged,
  lockedContact,
  type ContactValues,
} from '../contact-form.ts';
import { BirthdayField, PhoneEntry } from '../late.tsx';
import { useRefetchUser } from '../use-refetch-user.ts';
import { EmailState, PhoneConfirmation } from './ContactState.tsx';

/** The contacts of the player (ROUTE-18): what is typed outlives a reload, and is saved as a whole (PROF-15). */
export function ContactsForm({ user }: { user: User }) {
  const t = useText();
  const { date } = useFormats();
  const { show } = useToast();
  const refetch = useRefetchUser();
  const { busy, run } = useSending();
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const today = date(now(), 'yyyy-MM-dd');
  const [start] = useState(() => contactResume(user, contactsDraft.read()));
  const form = useSchemaForm<ContactValues>(
    useMemo(() => contactSchema(user, today), [user, today]),
    start,
  );
  const fields: Record<keyof ContactValues, BoundField<string>> = {
    first_name: useField(form.control, 'first_name'),
    last_name: useField(form.control, 'last_name'),
    birthday: useField(form.control, 'birthday'),
    email: useField(form.control, 'email'),
    phone: useField(form.control, 'phone'),
    address: useField(form.control, 'address'),
  };
  const values = Object.fromEntries(
    CONTACT_FIELDS.map((name) => [name, fields[name].value]),
  ) as unknown as ContactValues;
  const locked = lockedContact(user);
  const isChanged = hasChanged(user, values);
  const isRight = Object.keys(contactFaults(user, values, today)).length === 0;

  const kept = JSON.stringify(values);
  useEffect(() => {
    if (isChanged) contactsDraft.write(JSON.parse(kept) as Record<string, unknown>);
    else contactsDraft.clear();
  }, [isChanged, kept]);

  const submit = form.handleSubmit((typed) =>
    run(
      async () => {
        setFailure(null);
        await saveContacts(typed);
        await refetch();
        show({ tone: 'success', title: t('profile.saved') });
      },
      (error) => setFailure(takeServerErrors(form, error, CONTACT_FIELDS)),
    ),
  );

  const { attach: emailRef, ...email } = fields.email;
  return (
    <form
      noValidate
      className="flex flex-1 flex-col gap-3 px-4 pt-4 tablet:px-6"
      onSubmit={(event) => void submit(event)}
    >
      <PlainField field={fields.first_name} label={t('session.firstName')} autoComplete="given-name" />
      <PlainField field={fields.last_name} label={t('profile.lastName')} autoComplete="family-name" />
      <BirthdayField field={fields.birthday} today={today} />
      <div className="flex flex-col gap-2">
        <EmailInput
          ref={emailRef}
          label={t('session.email')}
          value={email.value}
          onValueChange={email.onChange}
          onBlur={email.onBlur}
          error={email.error}
          disabled={locked === 'email'}
          hint={
            locked === 'email'
              ? t('profile.emailLocked')
              : user.email !== null && email.value !== user.email
                ? t('profile.emailNew')
                : undefined
          }
          clearLabel={t('common.clear')}
          domains={EMAIL_DOMAINS}
          suggestionsLabel={t('session.emailSuggestions')}
        />
        {user.email !== null && email.value === user.email && <EmailState user={user} />}
      </div>
      <div className="flex flex-col gap-2">
        <PhoneEntry
          field={fields.phone}
          isLocked={locked === 'phone'}
          hint={
            locked === 'phone'
              ? t('profile.phoneLocked')
              : user.phone !== null && fields.phone.value !== user.phone
                ? t('profile.phoneNew')
                : undefined
          }
        />
        {user.phone !== null && fields.phone.value === user.phone && <PhoneConfirmation user={user} />}
      </div>
      <PlainField
        field={fields.address}
        label={t('session.address')}
        placeholder={t('profile.addressExample')}
        autoComplete="street-address"
      />
      <p className="text-caption text-ink-muted">{t('profile.why')}</p>
      <FormProblem failure={failure} away="profile.saveAway" />
      <div
        className={cn(
          '-mx-4 mt-auto px-4 pt-6 pb-4 tablet:mx-0 tablet:px-0 tablet:pb-0',
          // It follows the player once there is something to save, and covers nothing before.
          isChanged &&
            'sticky bottom-[calc(66px+env(safe-area-inset-bottom))] z-10 bg-linear-to-t from-canvas from-75% to-transparent tablet:static tablet:bg-none',
        )}
      >
        <Button
          type="submit"
          size="lg"
          block
          busy={busy}
          disabledReason={
            isChanged ? (isRight ? undefined : t('profile.checkFields')) : t('profile.unchanged')
          }
        >
          {t('profile.save')}
        </Button>
      </div>
    </form>
  );
}

/** A name or an address: nothing is asked of it but that it is not emptied. */
function PlainField({
  field: { attach: fieldRef, value, error, onBlur, onChange },
  ...texts
}: {
  field: BoundField<string>;
  label: string;
  placeholder?: string;
  autoComplete: string;
}) {
  const t = useText();
  return (
    <TextInput
      ref={fieldRef}
      {...texts}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      error={error}
      maxLength={500}
      clearLabel={t('common.clear')}
    />
  );
}
