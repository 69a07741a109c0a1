import { Button } from '@tulpar/ui/button';
import { Checkbox } from '@tulpar/ui/checkbox';
import { Flag } from '@tulpar/ui/flag';
import { PasswordInput } from '@tulpar/ui/password-input';
import { RadioCards } from '@tulpar/ui/radio-cards';
import { TextInput } from '@tulpar/ui/text-input';
import { useEffect, useMemo, useState } from 'react';
import { readCookie } from '#app/platform/cookies.ts';
import {
  takeServerErrors,
  useField,
  useSchemaForm,
  useWatch,
  type Control,
  type FormFailure,
} from '#app/platform/forms.ts';
import { useRichText, useText } from '#app/platform/intl.tsx';
import { currencies } from '#app/platform/languages.ts';
import { href, useCarried } from '#app/platform/router.tsx';
import { useVisitor } from '#app/platform/visitor.ts';
import { register, registerDraft } from '../commands.ts';
import {
  registerSchema,
  registerStart,
  startTab,
  type ContactTab,
  type LoginValues,
  type RegisterValues,
} from '../forms.ts';
import { ContactField, ContactTabs } from './ContactFields.tsx';
import { FormProblem } from './FormProblem.tsx';
import { isSilent } from './LoginForm.tsx';
import { textLink } from './text-link.tsx';

/** Registration by e-mail or phone (REG-02), with currency, promo code and terms. */
export function RegisterForm() {
  const t = useText();
  const rich = useRichText();
  const carried = useCarried();
  const { currency } = useVisitor();
  const [tab, setTab] = useState<ContactTab>(() => startTab(carried, registerDraft.read()));
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [busy, setBusy] = useState(false);
  const [start] = useState(() =>
    registerStart(carried, registerDraft.read(), { currency, promoCode: readCookie('promocode') }),
  );
  const form = useSchemaForm<RegisterValues>(
    useMemo(() => registerSchema(tab), [tab]),
    start,
  );
  const { control } = form;
  const values = useWatch({ control });
  const { attach: passwordRef, ...password } = useField(control, 'password');
  const { attach: promoRef, ...promo } = useField(control, 'promo_code');
  const money = useField(control, 'currency');
  const { attach: termsRef, ...terms } = useField(control, 'terms');

  useEffect(() => registerDraft.write({ ...values, tab }), [values, tab]);

  const submit = form.handleSubmit(async (given) => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await register(tab, given);
    } catch (error) {
      if (!isSilent(error))
        setFailure(takeServerErrors(form, error, [tab, 'password', 'promo_code', 'currency']));
    } finally {
      setBusy(false);
    }
  });

  return (
    <ContactTabs
      tab={tab}
      onTab={(next) => {
        setTab(next);
        setFailure(null);
      }}
    >
      <form noValidate className="mt-4 flex flex-col gap-3" onSubmit={(event) => void submit(event)}>
        <RadioCards
          label={t('session.currency')}
          name="currency"
          value={money.value}
          onValueChange={money.onChange}
          columns={2}
          options={[
            { value: 'KZT', label: `KZT ${currencies.KZT}`, media: <Flag code="kz" /> },
            { value: 'AZN', label: `AZN ${currencies.AZN}`, media: <Flag code="az" /> },
          ]}
        />
        {/* The contact fields are the login form's: a registration has them and more. */}
        <ContactField
          purpose="register"
          tab={tab}
          control={control as unknown as Control<LoginValues, unknown, LoginValues>}
        />
        <PasswordInput
          ref={passwordRef}
          name="password"
          autoComplete="new-password"
          label={t('session.password')}
          hint={t('session.passwordHint')}
          showLabel={t('session.showPassword')}
          hideLabel={t('session.hidePassword')}
          value={password.value}
          onChange={password.onChange}
          onBlur={password.onBlur}
          error={password.error}
        />
        <TextInput
          ref={promoRef}
          name="promo_code"
          autoComplete="off"
          autoCapitalize="characters"
          label={t('session.promoCode')}
          clearLabel={t('common.clear')}
          value={promo.value}
          onChange={promo.onChange}
          onBlur={promo.onBlur}
          error={promo.error}
        />
        <Checkbox
          ref={termsRef}
          name="terms"
          label={
            <span>
              {rich('session.terms', {
                rules: textLink(href('staticPage', { slug: 'rules' })),
                privacy: textLink(href('staticPage', { slug: 'privacy-policy' })),
              })}
            </span>
          }
          checked={terms.value}
          onCheckedChange={terms.onChange}
          onBlur={terms.onBlur}
          error={terms.error}
        />
        <FormProblem failure={failure} away="session.registerAway" />
        <Button type="submit" size="lg" block busy={busy}>
          {t('session.create')}
        </Button>
      </form>
      <p className="mt-2 flex min-h-11 items-center justify-center text-body text-ink-muted">
        <span>
          {rich('session.hasAccount', {
            a: textLink(href('login'), {
              replace: true,
              isTall: true,
              carry: { email: values.email ?? '', phone: values.phone ?? '', tab },
            }),
          })}
        </span>
      </p>
    </ContactTabs>
  );
}
