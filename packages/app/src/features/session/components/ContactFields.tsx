import { EmailInput } from '@tulpar/ui/email-input';
import { PhoneInput } from '@tulpar/ui/phone-input';
import { TabPanel, Tabs } from '@tulpar/ui/tabs';
import { useState, type ReactNode } from 'react';
import { useField, type Control } from '#app/platform/forms.ts';
import { useText } from '#app/platform/intl.tsx';
import { useVisitor } from '#app/platform/visitor.ts';
import {
  EMAIL_DOMAINS,
  emailRegion,
  PHONE_COUNTRIES,
  phoneRegion,
  type PhoneCountryCode,
} from '../contact.ts';
import type { ContactTab, LoginValues } from '../forms.ts';

/** Props of `ContactTabs`. */
export interface ContactTabsProps {
  tab: ContactTab;
  onTab: (tab: ContactTab) => void;
  /** Under the tabs; the same in both, so that nothing typed below is lost on the way. */
  children: ReactNode;
}

/** The choice between e-mail and phone (AUTH-04, AUTH-05, REG-01). */
export function ContactTabs({ tab, onTab, children }: ContactTabsProps) {
  const t = useText();
  return (
    <Tabs
      value={tab}
      onValueChange={onTab}
      label={t('session.contactTabs')}
      items={[
        { value: 'email', label: t('session.tabEmail') },
        { value: 'phone', label: t('session.tabPhone') },
      ]}
    >
      <TabPanel value={tab}>{children}</TabPanel>
    </Tabs>
  );
}

/** Props of the contact fields: what the browser may fill in depends on what the form is for. */
export interface ContactFieldProps {
  purpose: 'login' | 'register';
  control: Control<LoginValues, unknown, LoginValues>;
}

/** The field of the chosen contact. */
export function ContactField({ tab, ...rest }: ContactFieldProps & { tab: ContactTab }) {
  return tab === 'email' ? <EmailField {...rest} /> : <PhoneField {...rest} />;
}

function EmailField({ purpose, control }: ContactFieldProps) {
  const t = useText();
  const { attach: fieldRef, ...field } = useField(control, 'email');
  return (
    <EmailInput
      ref={fieldRef}
      name="email"
      autoComplete={purpose === 'register' ? 'email' : 'username'}
      label={t('session.email')}
      value={field.value}
      onValueChange={field.onChange}
      onBlur={field.onBlur}
      error={field.error}
      clearLabel={t('common.clear')}
      domains={EMAIL_DOMAINS}
      suggestionsLabel={t('session.emailSuggestions')}
    />
  );
}

function PhoneField({ purpose, control }: ContactFieldProps) {
  const t = useText();
  const { currency } = useVisitor();
  const { attach: fieldRef, ...field } = useField(control, 'phone');
  const [country, setCountry] = useState<PhoneCountryCode>(() =>
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
