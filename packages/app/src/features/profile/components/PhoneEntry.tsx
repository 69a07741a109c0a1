import { phoneRegion } from '@tulpar/api/contract';
import { PhoneInput } from '@tulpar/ui/phone-input';
import { useState, type ReactNode } from 'react';
import { emailRegion, PHONE_COUNTRIES } from '#app/features/session/index.ts';
import type { BoundField } from '#app/platform/forms/forms.ts';
import { useText } from '#app/platform/i18n/intl.tsx';
import { useVisitor } from '#app/platform/session/visitor.ts';

export interface PhoneEntryProps {
  field: BoundField<string>;
  /** The phone used for registration (VALID-24). */
  isLocked: boolean;
  hint?: ReactNode;
}

/** Phone field; the country comes from the number, else from the visitor's currency. */
export function PhoneEntry({ field: { attach: fieldRef, ...field }, isLocked, hint }: PhoneEntryProps) {
  const t = useText();
  const { currency } = useVisitor();
  const [country, setCountry] = useState(() =>
    field.value ? phoneRegion(field.value) : emailRegion(currency),
  );
  const names = { KZ: t('session.countryKZ'), AZ: t('session.countryAZ') };
  return (
    <PhoneInput
      ref={fieldRef}
      label={t('session.phone')}
      value={field.value}
      onValueChange={field.onChange}
      onBlur={field.onBlur}
      error={field.error}
      hint={hint}
      disabled={isLocked}
      countries={PHONE_COUNTRIES.map(({ code, dial, mask }) => ({ code, dial, mask, name: names[code] }))}
      country={country}
      onCountryChange={setCountry}
      countryLabel={t('session.country')}
      sheetTitle={t('session.country')}
      closeLabel={t('nav.close')}
    />
  );
}
