import { phoneRegion, type PhoneRegion } from '@tulpar/api/contract';
import { PhoneInput } from '@tulpar/ui/phone-input';
import { useState } from 'react';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useVisitor } from '#app/platform/session/visitor.ts';
import { emailRegion, PHONE_COUNTRIES } from '../contact.ts';
import type { BoundField } from '#app/platform/forms/forms.ts';

/** `purpose` determines what the browser may autofill. */
export interface ContactFieldProps {
  purpose: 'login' | 'register';
  field: BoundField<string>;
}

/** Phone field; the country comes from the number, else from the visitor's currency. */
export function PhoneField({ purpose, field: { attach: fieldRef, ...field } }: ContactFieldProps) {
  const t = useText();
  const { currency } = useVisitor();
  const [country, setCountry] = useState<PhoneRegion>(() =>
    field.value ? phoneRegion(field.value) : emailRegion(currency),
  );
  const names = { KZ: t('session.countryKZ'), AZ: t('session.countryAZ') };
  return (
    <PhoneInput
      ref={fieldRef}
      name="phone"
      autoComplete={purpose === 'register' ? 'tel' : 'username'}
      label={t('session.phone')}
      value={field.value}
      onValueChange={field.onChange}
      onBlur={field.onBlur}
      error={field.error}
      countries={PHONE_COUNTRIES.map(({ code, dial, mask }) => ({ code, dial, mask, name: names[code] }))}
      country={country}
      onCountryChange={setCountry}
      countryLabel={t('session.country')}
      sheetTitle={t('session.country')}
      closeLabel={t('nav.close')}
    />
  );
}
