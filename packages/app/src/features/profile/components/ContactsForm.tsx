import { textMax, type User } from '@tulpar/api/contract';
import { useToast } from '@tulpar/ui/toast';
import { useMemo, useState } from 'react';
import { FormProblem, TextField, useFormCommand } from '#app/features/session/index.ts';
import { now } from '#app/platform/network/clock.ts';
import {
  Field,
  applyServerErrors,
  useDraft,
  useSchemaForm,
  type BoundField,
  type FormFailure,
  useDerived,
  type UseFormReturn,
} from '#app/platform/forms/forms.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useDates } from '#app/platform/i18n/use-dates.ts';
import { contactsDraft, saveContacts, useRefetchUser } from '../commands.ts';
import {
  CONTACT_FIELDS,
  contactResume,
  contactSchema,
  contactStart,
  hasChanged,
  isContactChanged,
  lockedContact,
  proofOf,
  type ContactValues,
  contactFaults,
  birthdayLimits,
} from '../contact-form.ts';
import { EmailContact, PhoneContact } from './OwnContact.tsx';
import { isCodeAwaited, ProofFields } from './ProofFields.tsx';
import { Button } from '@tulpar/ui/button';
import { BirthDateInput, readDate } from '@tulpar/ui/birth-date-input';
import { useCalendarTexts } from '#app/platform/i18n/calendar.ts';
import { useOnChange } from '#app/platform/state/last-value.ts';

/** `field`: the date as text (dd.MM.yyyy); `today`: `YYYY-MM-DD`. */
interface BirthdayFieldProps {
  field: BoundField<string>;
  today: string;
}

function BirthdayField({ field: { attach: fieldRef, ...field }, today }: BirthdayFieldProps) {
  const t = useText();
  const texts = useCalendarTexts(t('profile.birthday'));
  return (
    <BirthDateInput
      ref={fieldRef}
      label={t('profile.birthday')}
      value={readDate(field.value)}
      onValueChange={(_iso, text) => field.onChange(text)}
      onBlur={field.onBlur}
      error={field.error}
      today={today}
      {...birthdayLimits(today)}
      texts={texts}
    />
  );
}

const PROOF_FIELDS = ['current_password', 'code'] as const;

/** Contacts of the player (ROUTE-18); input survives a reload, and the form is saved as a whole (PROF-15). */
export function ContactsForm({ user }: { user: User }) {
  const t = useText();
  const { date } = useDates();
  const { show } = useToast();
  const refetch = useRefetchUser();
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [isCodeSent, setCodeSent] = useState(false);
  const today = date(now(), 'yyyy-MM-dd');
  const [draft] = useState(() => contactsDraft.read());
  const [start] = useState(() => contactResume(user, draft));
  const form = useSchemaForm<ContactValues>(
    useMemo(() => contactSchema(user, today), [user, today]),
    start,
  );
  const { control } = form;
  const locked = lockedContact(user);

  useOnChange(user, (former) => {
    // Saving sends every field, so one that was not edited must not undo a change made in another tab or device.
    const before = contactStart(former);
    const after = contactStart(user);
    for (const name of CONTACT_FIELDS)
      if (after[name] !== before[name] && form.getValues(name) === before[name])
        form.setValue(name, after[name]);
  });

  useDraft(form, {
    restored: Object.keys(draft),
    write(changed, known) {
      if (hasChanged(known, form.getValues())) contactsDraft.write(changed);
      else contactsDraft.clear();
    },
    extra: user,
  });

  const { mutate, isPending } = useFormCommand(saveContacts, {
    onStart: () => setFailure(null),
    async onSuccess() {
      setCodeSent(false);
      for (const name of PROOF_FIELDS) form.resetField(name);
      await refetch();
      show({ tone: 'success', title: t('profile.saved') });
    },
    onFailure(error) {
      if (isCodeAwaited(error)) setCodeSent(true);
      else setFailure(applyServerErrors(form, error, [...CONTACT_FIELDS, ...PROOF_FIELDS]));
    },
  });
  const submit = form.handleSubmit((values) => mutate({ user, values }));
  const isGuarded = useDerived(form, (values) => isContactChanged(user, values));

  return (
    <form noValidate className="flex flex-1 flex-col gap-3 px-4 pt-4 tablet:px-6" onSubmit={submit}>
      <div className="grid grid-cols-1 gap-3 desktop:grid-cols-2 desktop:items-start desktop:gap-x-4">
        <TextField
          control={control}
          name="first_name"
          label={t('session.firstName')}
          maxLength={textMax}
          autoComplete="given-name"
        />
        <TextField
          control={control}
          name="last_name"
          label={t('profile.lastName')}
          maxLength={textMax}
          autoComplete="family-name"
        />
        <Field control={control} name="birthday">
          {(field) => <BirthdayField field={field} today={today} />}
        </Field>
        <TextField
          control={control}
          name="address"
          label={t('session.address')}
          placeholder={t('profile.addressExample')}
          maxLength={textMax}
          autoComplete="street-address"
        />
        <Field control={control} name="email">
          {(field) => <EmailContact field={field} user={user} isLocked={locked === 'email'} />}
        </Field>
        <Field control={control} name="phone">
          {(field) => <PhoneContact field={field} user={user} isLocked={locked === 'phone'} />}
        </Field>
      </div>
      {isGuarded && <ProofFields control={control} proof={proofOf(user)} isCodeSent={isCodeSent} />}
      <p className="text-caption text-ink-muted">{t('profile.why')}</p>
      <FormProblem failure={failure} retryText="profile.saveAway" />
      <SaveContacts form={form} user={user} today={today} busy={isPending} />
    </form>
  );
}

/** `today` is `YYYY-MM-DD`. */
export interface SaveContactsProps {
  form: UseFormReturn<ContactValues, unknown, ContactValues>;
  user: User;
  today: string;
  busy: boolean;
}

/** Save button, enabled when there are valid changes; renders only when its state changes. */
export function SaveContacts({ form, user, today, busy }: SaveContactsProps) {
  const t = useText();
  const rest = useDerived(form, (values) =>
    hasChanged(user, values)
      ? Object.keys(contactFaults(user, values, today)).length === 0
        ? null
        : 'profile.checkFields'
      : 'profile.unchanged',
  );
  return (
    <div
      data-raised-bar
      className="bottom-[calc(66px+env(safe-area-inset-bottom))] z-10 -mx-4 mt-auto bg-linear-to-t from-canvas from-75% to-transparent px-4 pt-6 pb-4 max-tablet:[@media(min-height:36rem)]:sticky tablet:mx-0 tablet:bg-none tablet:px-0 tablet:pb-0 desktop:max-w-90"
    >
      <Button type="submit" size="lg" block busy={busy} disabledReason={rest ? t(rest) : undefined}>
        {t('profile.save')}
      </Button>
    </div>
  );
}
