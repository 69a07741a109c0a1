import { cleanTyped, textMax } from '@tulpar/api/contract';
import { Button } from '@tulpar/ui/button';
import { Checkbox } from '@tulpar/ui/checkbox';
import { Flag } from '@tulpar/ui/flag';
import { RadioCards } from '@tulpar/ui/radio-cards';
import { useEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import {
  Field,
  applyServerErrors,
  useDraft,
  useSchemaForm,
  type FormFailure,
} from '#app/platform/forms/forms.ts';
import { useText, useRichText } from '#app/platform/i18n/intl.tsx';
import { currencies, type Currency } from '#app/platform/i18n/languages.ts';
import { isLicence } from '#app/features/session/licence-variant.ts';
import { savedCodeAtom } from '#app/features/session/atoms.ts';
import { storedPromoCode, promoCodeOf } from '#app/platform/session/first-visit.ts';
import { href, useCarried, useSearch } from '#app/platform/routing/router.tsx';
import { useVisitor } from '#app/platform/session/visitor.ts';
import { store } from '#app/platform/state/store.ts';
import {
  registerSchema,
  registerStart,
  startTab,
  registerDraft,
  type ContactTab,
  type RegisterValues,
  type LoginTab,
} from '../forms.ts';
import { useFormCommand, FormProblem } from './FormProblem.tsx';
import { OPERATOR } from '#app/platform/operator.ts';
import { register } from '../login-commands.ts';
import { ContactField, ContactTabs } from './ContactFields.tsx';
import { SocialPanel } from './SocialPanel.tsx';
import { TextField } from './TextField.tsx';
import { textLink } from './text-link.tsx';

const countries = { KZT: 'session.countryKZ', AZN: 'session.countryAZ' } as const;

export interface RegisterFormProps {
  /** Called with the initial currency, from the draft or else the visitor, and with each later choice. */
  onCurrency: (currency: Currency) => void;
}

/** Registration by email, phone or a social provider (REG-02), with currency, promo code and terms. */
export function RegisterForm({ onCurrency }: RegisterFormProps) {
  const t = useText();
  const rich = useRichText();
  const carried = useCarried();
  const { currency } = useVisitor();
  const [draft] = useState(() => registerDraft.read());
  const [tab, setTab] = useState<LoginTab>(startTab(carried, draft));
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [search] = useSearch();
  const [licence] = useState(() => isLicence());
  const [start] = useState(() =>
    registerStart(carried, draft, {
      currency,
      linkedCode: promoCodeOf(search),
      promoCode: storedPromoCode(),
      isLicence: licence,
    }),
  );
  const form = useSchemaForm<RegisterValues>(
    useMemo(() => registerSchema(tab, licence), [tab, licence]),
    start,
  );
  const { control } = form;
  const chosen = useWatch({ control, name: 'currency' });
  useEffect(() => onCurrency(chosen), [chosen, onCurrency]);

  useDraft(form, {
    restored: Object.keys({ ...draft, ...carried }),
    write: (changed, on) => registerDraft.write({ ...changed, tab: on }),
    extra: tab,
  });

  const command = useFormCommand(
    ({ on, given }: { on: ContactTab; given: RegisterValues }) => register(on, given, { isLicence: licence }),
    {
      onStart: () => setFailure(null),
      onFailure: (error, { on }) =>
        setFailure(
          applyServerErrors(form, error, [
            on,
            'password',
            'players_name',
            'address',
            'promo_code',
            'currency',
          ]),
        ),
    },
  );
  const submit = form.handleSubmit((given) => {
    if (tab !== 'social') command.mutate({ on: tab, given });
  });

  const saveCode = () => store.set(savedCodeAtom, cleanTyped(form.getValues('promo_code')) || null);

  // A social login does not submit the form, so validate terms and promo code before it.
  const settleCurrency = async () => {
    if (!(await form.trigger(['terms', 'promo_code'], { shouldFocus: true }))) return null;
    saveCode();
    return form.getValues('currency');
  };

  const currencyPicker = (
    <Field control={control} name="currency">
      {(money) => (
        <RadioCards
          label={t(licence ? 'session.pickCountry' : 'session.currency')}
          name="currency"
          value={money.value}
          onValueChange={money.onChange}
          columns={licence || OPERATOR.currencies.length === 1 ? 1 : 2}
          options={OPERATOR.currencies.map((value) => {
            const sign = `${value} ${currencies[value]}`;
            const media = <Flag code={value === 'KZT' ? 'kz' : 'az'} />;
            return licence
              ? { value, label: t(countries[value]), description: sign, media }
              : { value, label: sign, media };
          })}
        />
      )}
    </Field>
  );
  const consent = (
    <Field control={control} name="terms">
      {({ attach: termsRef, ...terms }) => (
        <Checkbox
          ref={termsRef}
          name="terms"
          label={
            <span>
              {rich('session.terms', {
                age: OPERATOR.minAge,
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
      )}
    </Field>
  );
  // Save the code when the field is left: it also applies to social login and to later pages (PROMO-21).
  const promoField = (
    <TextField
      control={control}
      name="promo_code"
      autoComplete="off"
      autoCapitalize="characters"
      label={t('session.promoCode')}
      onLeave={saveCode}
    />
  );
  const toLogin = (
    <p className="mt-2 flex min-h-11 items-center justify-center text-body text-ink-muted">
      <span>
        {rich('session.hasAccount', {
          a: textLink(href('login'), {
            replace: true,
            isTall: true,
            carry: () => {
              const { email, phone } = form.getValues();
              return { email, phone, tab };
            },
          }),
        })}
      </span>
    </p>
  );

  return (
    <ContactTabs
      tab={tab}
      onTab={(next) => {
        setTab(next);
        setFailure(null);
      }}
      social={
        <>
          <div className="mt-4 mb-4 flex flex-col gap-3">
            {currencyPicker}
            {promoField}
            {consent}
          </div>
          <SocialPanel purpose="register" settle={settleCurrency} />
          {toLogin}
        </>
      }
    >
      <form method="post" noValidate className="mt-4 flex flex-col gap-3" onSubmit={submit}>
        {currencyPicker}
        {licence && (
          <>
            <TextField
              control={control}
              name="players_name"
              autoComplete="given-name"
              maxLength={textMax}
              label={t('session.firstName')}
            />
            <TextField
              control={control}
              name="address"
              autoComplete="street-address"
              maxLength={textMax}
              label={t('session.address')}
            />
          </>
        )}
        <ContactField purpose="register" tab={tab} control={control} />
        <TextField
          control={control}
          name="password"
          type="password"
          autoComplete="new-password"
          label={t('session.password')}
          hint={t('session.passwordHint')}
        />
        {promoField}
        {consent}
        <FormProblem failure={failure} retryText="session.registerAway" />
        <Button type="submit" size="lg" block busy={command.isPending}>
          {t('session.create')}
        </Button>
      </form>
      {toLogin}
    </ContactTabs>
  );
}
