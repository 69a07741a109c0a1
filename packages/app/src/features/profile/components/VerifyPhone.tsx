import { phoneDigits, type User } from '@tulpar/api/contract';
import { hasCode } from '@tulpar/api/errors';
import { Button } from '@tulpar/ui/button';
import { TooManyAttempts } from '@tulpar/ui/screens';
import { useState, useMemo } from 'react';
import { art } from '#app/art/objects.ts';
import { now } from '#app/platform/network/clock.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { href, useGo } from '#app/platform/routing/router.tsx';
import { phoneDraft, useRefetchUser, sendCode } from '../commands.ts';
import { lockedContact, phoneState, proofOf, readSent, readTyped, type Sent } from '../contact-form.ts';
import { PhoneCodeStep } from './PhoneCodeStep.tsx';
import { ContactConfirmed, shield, VerifyColumn, VerifyFrame } from './VerifyFrame.tsx';
import { FormProblem, PhoneField, phoneFault, useFormCommand } from '#app/features/session/index.ts';
import { useWait } from '#app/platform/i18n/durations.ts';
import { isApiError } from '#app/platform/network/api.ts';
import {
  Field,
  applyServerErrors,
  useDerived,
  useDraft,
  useSchemaForm,
  z,
  type FormFailure,
} from '#app/platform/forms/forms.ts';
import { isCodeAwaited, ProofFields, type ProofFieldsProps, type ProofValues } from './ProofFields.tsx';

/** `phone`: the account's, in digits; `isLocked`: it cannot be changed. */
interface PhoneSendStepProps {
  phone: string;
  isLocked: boolean;
  proof: ProofFieldsProps<ProofValues>['proof'];
  onSent: (sent: Sent) => void;
  /** Called with errors not handled here; returns true if it has shown the error. */
  onRefused: (error: unknown) => boolean;
}

interface Values extends ProofValues {
  phone: string;
}

const isOther = (phone: string, values: Values) => phoneDigits(values.phone) !== phone;

/** A phone other than the account's needs the current password, if there is one (SEC-02). */
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
function PhoneSendStep({ phone, isLocked, proof, onSent, onRefused }: PhoneSendStepProps) {
  const t = useText();
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [isCodeSent, setCodeSent] = useState(false);
  const [retryAt, setRetryAt] = useState<number | null>(null);
  const [typed] = useState(() => (isLocked ? null : readTyped(phoneDraft.read())));
  const wait = useWait(retryAt);
  const form = useSchemaForm<Values>(
    useMemo(() => schemaOf(phone, proof === 'password'), [phone, proof]),
    useMemo(() => ({ phone: typed ?? phone, current_password: '', code: '' }), [typed, phone]),
  );
  useDraft(form, {
    restored: typed === null ? [] : ['phone'],
    write: (changed) => phoneDraft.write({ phone: changed['phone'] }),
    extra: null,
  });
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
    <form noValidate className="flex flex-col gap-3" onSubmit={submit}>
      <p className="text-body text-ink-muted tablet:text-center">{t('reset.byPhone')}</p>
      <Field control={form.control} name="phone">
        {(field) => <PhoneField field={field} disabled={isLocked} />}
      </Field>
      {isGuarded && <ProofFields control={form.control} proof={proof} isCodeSent={isCodeSent} />}
      <FormProblem failure={failure} retryText="reset.requestAway" />
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

/** Confirms the player's phone by a code (ROUTE-21). */
export function VerifyPhone({ user }: { user: User }) {
  const t = useText();
  const go = useGo();
  const refetch = useRefetchUser();
  const [sent, setSent] = useState(() => readSent(phoneDraft.read(), now()));
  const [isOver, setOver] = useState(false);
  const [isDone, setDone] = useState(false);
  const state = phoneState(user);
  const phone = phoneDigits(user.phone ?? '');
  // The code may have been entered in another tab.
  const isConfirmed = isDone || (state === 'confirmed' && (sent === null || sent.to === phone));

  const keep = (next: Sent | null) => {
    if (next) phoneDraft.write({ ...next });
    else phoneDraft.clear();
    setSent(next);
  };
  /** Handles a refusal; returns true if the whole page shows it, so the form must not. */
  const refused = (error: unknown) => {
    const isExceeded = hasCode(error, 'PHONE_CONFIRM_TRIES_EXCEEDED');
    if (isExceeded) setOver(true);
    void refetch();
    return isExceeded;
  };

  if (isOver || state === 'over')
    return (
      <TooManyAttempts
        art={art.horseshoe}
        title={t('profile.overTitle')}
        text={t(lockedContact(user) === 'phone' ? 'profile.overLockedText' : 'profile.overText')}
        okLabel={t('common.ok')}
        onOk={() => {
          phoneDraft.clear();
          go(href('profileContacts'), { replace: true });
        }}
        support={{ label: t('common.support'), href: href('contacts') }}
        className="min-h-[75dvh]!"
      />
    );
  return (
    <VerifyFrame title={t('page.profileVerifyPhone')}>
      {isConfirmed ? (
        <ContactConfirmed
          art={shield}
          title={t('profile.phoneConfirmed')}
          text={t('profile.phoneDoneText')}
          isNew={sent !== null}
        />
      ) : (
        <VerifyColumn art={shield}>
          {sent ? (
            <PhoneCodeStep
              sent={sent}
              tries={user.confirm_phone_try}
              isLocked={lockedContact(user) === 'phone'}
              onSent={keep}
              onBack={() => keep(null)}
              onRefused={refused}
              onDone={async () => {
                phoneDraft.clear();
                await refetch();
                setDone(true);
              }}
            />
          ) : (
            <PhoneSendStep
              key={phone}
              phone={phone}
              proof={proofOf(user)}
              isLocked={lockedContact(user) === 'phone'}
              onSent={keep}
              onRefused={refused}
            />
          )}
        </VerifyColumn>
      )}
    </VerifyFrame>
  );
}
